"""March of the Penguins 2: follow your colour to the ocean and back, whatever the weather."""
