"""Lets go of widgets that nobody will see again."""

from kivy.lang import Builder
from kivy.uix.widget import Widget


def unbind_tree(widget: Widget) -> None:
    """Let nothing that the layouts bound reach these widgets any more.

    They hold each other, so they stay until the garbage collector finds them; until then each would measure its text
    and lay itself out again whenever the type size or the window changes.
    """
    for each in widget.walk(restrict=True):
        Builder.unbind_widget(each.uid)
