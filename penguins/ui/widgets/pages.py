"""What the screens behind the home screen share: the bar on top, tabs with the games, small scenes."""

from typing import Any

from kivy.properties import ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from penguins.games.registry import GAMES
from penguins.ui import layouts, pictures
from penguins.ui.texts.parts import SCENE_HEIGHT, SCENE_WIDTH, Piece, Scene
from penguins.ui.widgets import menu  # noqa: F401  known to the layouts
from penguins.ui.widgets.panels import TapPanel
from penguins.ui.widgets.picture import Picture

ALL_GAMES = ""

layouts.load("pages")


class Header(BoxLayout):
    """The way back and where one is; whatever is added stands to the right."""

    title = StringProperty("")


class GameTab(TapPanel):
    """A game's picture, or all games."""

    game = StringProperty("")
    chosen = StringProperty("")


class GameTabs(BoxLayout):
    """One of the games by its picture; `game` is the chosen one."""

    game = StringProperty(ALL_GAMES)
    games = ListProperty(list(GAMES))
    tab_height = NumericProperty(0)
    """As high as its pictures at this width."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.on_games()

    def on_games(self, *_: Any) -> None:
        self.clear_widgets()
        for game in self.games:
            tab = GameTab(game=game, chosen=self.game)
            tab.bind(on_tap=lambda tapped: setattr(self, "game", tapped.game))
            self.bind(game=tab.setter("chosen"))
            self.add_widget(tab)


class SceneView(Widget):
    """A small picture made of pictures, as large as fits."""

    scene: Scene = ObjectProperty(())

    def on_scene(self, *_: Any) -> None:
        self.clear_widgets()
        for piece in self.scene:
            self.add_widget(Picture(name=piece.name, mirrored=piece.mirrored, size_hint=(None, None)))
        self._place()

    def on_size(self, *_: Any) -> None:
        self._place()

    def on_pos(self, *_: Any) -> None:
        self._place()

    def _place(self) -> None:
        scale = min(self.width / SCENE_WIDTH, self.height / SCENE_HEIGHT)
        for picture, piece in zip(reversed(self.children), self.scene, strict=True):
            picture.size = _size(piece, scale)
            picture.center = (
                self.center_x + (piece.x - SCENE_WIDTH / 2) * scale,
                self.center_y + (piece.y - SCENE_HEIGHT / 2) * scale,
            )


def _size(piece: Piece, scale: float) -> tuple[float, float]:
    natural = pictures.size(piece.name)
    width = piece.width * scale
    return width, width * natural.height / natural.width
