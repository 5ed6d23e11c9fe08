"""Codes of refusals. Each has an HTTP status, and a message in every language."""

from sunstone.table.refusal import Refusal

__all__ = ["CODES", "Refusal"]

_BY_STATUS = {
    400: """
        bad_email bad_frame bad_host bad_name bad_password bad_request box_unreadable common_password empty_text
        push_endpoint rated_box rated_clock rated_hints rated_seats unclear_name
    """,
    401: "bad_login bad_token not_signed_in",
    403: """
        banned blocked box_private cross_site muted no_hints no_metrics not_host not_seated not_your_seat
        private_review rated_people registered_only wrong_password
    """,
    404: """
        no_box no_components no_message no_ply no_push no_report no_seat no_session no_share no_table no_token
        no_user not_found
    """,
    405: "bad_method",
    409: """
        already_registered already_seated analyses_running box_changed box_wrong closed closed_by_operator log_full
        name_taken needs_version nobody_there not_away not_over not_started not_your_turn over seat_taken seats_open
        several_users stale started table_broken too_many_bot_games too_many_bytes too_many_tables too_many_tokens
        undo_asked undo_not_asked undo_nothing undo_revealed
    """,
    413: "box_too_large too_large",
    429: "address_full too_many too_many_analyses too_many_imports too_many_tables_today",
    500: "broken",
    503: "busy older_away",
}
CODES = {code: status for status, codes in _BY_STATUS.items() for code in codes.split()}
