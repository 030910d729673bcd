/**
 * Every metric of the product by the promise that it monitors; a metric that is not listed does not compile. The
 * dashboard, the alerts and docs/run/watch.md use these names.
 */
export const promises = {
  bookings: ['marea_bookings_total'],
  'no double bookings, a ledger without differences, fresh backups': [
    'marea_check_differences',
    'marea_check_timestamp_seconds',
    'marea_backups_total',
  ],
  payments: [
    'marea_charges_total',
    'marea_charges_unsettled',
    'marea_disputes_due',
    'marea_disputes_total',
    'marea_gift_cards_total',
    'marea_bank_lines_total',
    'marea_processor_rows_total',
    'marea_rest_charges_total',
    'marea_webhooks_total',
    'marea_webhook_lag_seconds',
  ],
  'background work': [
    'marea_jobs_completed_total',
    'marea_job_failures_total',
    'marea_job_lag_seconds',
    'marea_jobs_given_up',
  ],
  'calendars of other channels': ['marea_feeds', 'marea_feed_checks_total'],
  'emails and notifications': [
    'marea_emails_total',
    'marea_mail_addresses_total',
    'marea_mails_stuck',
    'marea_notifications_total',
    'marea_push_total',
  ],
  messages: [
    'marea_conversations_total',
    'marea_messages_total',
    'marea_message_photos_total',
    'marea_messages_flagged_total',
    'marea_message_reports_total',
    'marea_automatic_messages_total',
    'marea_message_templates_saved_total',
  ],
  'fast answers': ['http_request_seconds', 'marea_live_streams'],
  'fast pages': ['marea_page_lcp_seconds', 'marea_page_inp_seconds', 'marea_page_cls'],
  'room in the process': ['marea_database_connections', 'nodejs_eventloop_lag_p99_seconds'],
  integrations: [
    'marea_api_tokens_total',
    'marea_mcp_calls_total',
    'marea_outgoing_webhooks_total',
  ],
  'who may do what': [
    'marea_second_factor_total',
    'marea_audit_log_acts',
    'marea_acting_requests_total',
  ],
  homes: [
    'marea_listings_total',
    'marea_co_hosts_total',
    'marea_searches_counted_total',
    'marea_saved_search_matches_total',
  ],
  owners: [
    'marea_calendar_changes_total',
    'marea_expenses_total',
    'marea_owner_payouts_total',
    'marea_price_rules_total',
    'marea_statement_owners',
    'marea_statements_total',
  ],
} as const

export type MetricName = (typeof promises)[keyof typeof promises][number]
