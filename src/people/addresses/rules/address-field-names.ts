/** What a customer enters of an address: the fields of the form, of the API and of the table. */
export const addressFieldNames = [
  'full_name',
  'address_line1',
  'address_line2',
  'landmark',
  'city',
  'district',
  'state',
  'postal_code',
  'country',
  'phone',
  'name',
] as const
