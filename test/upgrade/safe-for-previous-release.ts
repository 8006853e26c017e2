/**
 * The same as a migration's comment "Safe for the release before", for migrations that landed without one and must not
 * be edited. Emptied with each release.
 */
export const explainedMigrations: Record<string, string> = {
  'products.tax_rate_is_a_percentage': 'it takes the place of a list of rates that are all within it',
  'orders.kept_is_within_total': 'kept_paise is new and 0 where it is not said, and no total is below 0',
  'refunds.delivery_is_within_refund': 'delivery_paise is new and null where it is not said',
  'users.note_access_change': 'writes into a table of its own and refuses nothing',
  'passkeys.note_passkey_change': 'writes into a table of its own and refuses nothing',
}
