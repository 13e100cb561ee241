"""`penguins calibration`: whether what a bot calls likely happens as often as it says."""
