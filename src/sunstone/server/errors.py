"""What the server refuses, as codes. A code has an HTTP status and a message in every language."""

from __future__ import annotations

from sunstone.core.errors import SunstoneError

CODES: dict[str, tuple[int, str]] = {
    # The request itself.
    "bad_request": (400, "server-bad-request"),
    "bad_frame": (400, "server-bad-frame"),
    "not_found": (404, "server-not-found"),
    "bad_method": (405, "server-bad-method"),
    "too_large": (413, "server-too-large"),
    "too_many": (429, "server-too-many"),
    "cross_site": (403, "server-cross-site"),
    "bad_host": (400, "server-bad-host"),
    "broken": (500, "server-broken"),
    "no_metrics": (403, "server-no-metrics"),
    # Who is asking.
    "not_signed_in": (401, "server-not-signed-in"),
    "bad_login": (401, "server-bad-login"),
    "bad_token": (401, "server-bad-token"),
    "wrong_password": (403, "server-wrong-password"),
    "name_taken": (409, "server-name-taken"),
    "bad_name": (400, "server-bad-name"),
    "unclear_name": (400, "server-unclear-name"),
    "bad_password": (400, "server-bad-password"),
    "common_password": (400, "server-common-password"),
    "bad_email": (400, "server-bad-email"),
    "already_registered": (409, "server-already-registered"),
    "registered_only": (403, "server-registered-only"),
    "no_user": (404, "server-no-user"),
    "no_token": (404, "server-no-token"),
    "no_session": (404, "server-no-session"),
    # What the operator of the site decides.
    "banned": (403, "server-banned"),
    "muted": (403, "server-muted"),
    "several_users": (409, "server-several-users"),
    "closed_by_operator": (409, "server-closed-by-operator"),
    "no_push": (404, "server-no-push"),
    "push_endpoint": (400, "server-push-endpoint"),
    # Tables and seats.
    "no_components": (404, "server-no-components"),
    "no_box": (404, "server-no-box"),
    "box_wrong": (409, "server-box-wrong"),
    "box_changed": (409, "server-box-changed"),
    "box_too_large": (413, "server-box-too-large"),
    "box_private": (403, "server-box-private"),
    "box_unreadable": (400, "server-box-unreadable"),
    "rated_box": (400, "server-rated-box"),
    "no_table": (404, "server-no-table"),
    "no_seat": (404, "server-no-seat"),
    "seat_taken": (409, "server-seat-taken"),
    "seats_open": (409, "server-seats-open"),
    "not_host": (403, "server-not-host"),
    "not_seated": (403, "server-not-seated"),
    "not_your_seat": (403, "server-not-your-seat"),
    "already_seated": (409, "server-already-seated"),
    "started": (409, "server-started"),
    "not_started": (409, "server-not-started"),
    "over": (409, "server-over"),
    "not_over": (409, "server-not-over"),
    "closed": (409, "server-closed"),
    "nobody_there": (409, "server-nobody-there"),
    "blocked": (403, "server-blocked"),
    "rated_people": (403, "server-rated-people"),
    "rated_seats": (400, "server-rated-seats"),
    "rated_hints": (400, "server-rated-hints"),
    "rated_clock": (400, "server-rated-clock"),
    "no_hints": (403, "server-no-hints"),
    "needs_version": (409, "server-needs-version"),
    "older_away": (503, "server-older-away"),
    "table_broken": (409, "server-table-broken"),
    # Quotas.
    "too_many_tables": (409, "server-too-many-tables"),
    "too_many_tables_today": (429, "server-too-many-tables-today"),
    "too_many_bot_games": (409, "server-too-many-bot-games"),
    "too_many_imports": (429, "server-too-many-imports"),
    "too_many_bytes": (409, "server-too-many-bytes"),
    "too_many_analyses": (429, "server-too-many-analyses"),
    "analyses_running": (409, "server-analyses-running"),
    "address_full": (429, "server-address-full"),
    "too_many_tokens": (409, "server-too-many-tokens"),
    "log_full": (409, "server-log-full"),
    # Play.
    "stale": (409, "server-stale"),
    "not_your_turn": (409, "server-not-your-turn"),
    "busy": (503, "server-busy"),
    "undo_nothing": (409, "server-undo-nothing"),
    "undo_asked": (409, "server-undo-asked"),
    "undo_not_asked": (409, "server-undo-not-asked"),
    "undo_revealed": (409, "server-undo-revealed"),
    "not_away": (409, "server-not-away"),
    # Talk and afterwards.
    "no_message": (404, "server-no-message"),
    "no_report": (404, "server-no-report"),
    "empty_text": (400, "server-empty-text"),
    "no_share": (404, "server-no-share"),
    "private_review": (403, "server-private-review"),
    "no_ply": (404, "server-no-ply"),
}


class Refusal(SunstoneError):
    """The server will not do what was asked, and nothing has changed."""

    area = "server"

    def __init__(self, code: str, **details: object) -> None:
        assert code in CODES, code
        super().__init__(code, **details)

    @property
    def status(self) -> int:
        """The HTTP status."""
        return CODES[self.code][0]

    @property
    def message_id(self) -> str:
        """The Fluent message."""
        return CODES[self.code][1]
