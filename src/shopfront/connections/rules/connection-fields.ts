/** How a field is shown after it was saved: in full, its last four characters, or never again. */
export type FieldKind = 'text' | 'masked' | 'secret'

/** The connections that can be entered in the back office, with their fields in the order of the form. */
export const connectionFields = {
  payments: { key_id: 'masked', key_secret: 'secret', webhook_secret: 'secret' },
  mail: { host: 'text', port: 'text', user: 'text', password: 'secret', from: 'text' },
  whatsapp: { phone_number_id: 'text', token: 'secret', app_secret: 'secret', verify_token: 'secret' },
  pictures: { endpoint: 'text', region: 'text', bucket: 'text', key_id: 'masked', secret: 'secret' },
  backups: { to: 'text' },
  shiprocket: { email: 'text', password: 'secret', pickup: 'text', webhook_token: 'secret' },
  delhivery: { token: 'secret', pickup: 'text', webhook_token: 'secret' },
} as const satisfies Record<string, Record<string, FieldKind>>

export type ConnectionName = keyof typeof connectionFields
/** A field of any connection. */
export type ConnectionField = {
  [Name in ConnectionName]: keyof (typeof connectionFields)[Name]
}[ConnectionName]
export type ConnectionValues = Partial<Record<ConnectionField, string>>

export const connectionNames = [
  'payments',
  'mail',
  'whatsapp',
  'pictures',
  'backups',
  'shiprocket',
  'delhivery',
] as const satisfies ConnectionName[]

/** The fields of a connection with their kinds. */
export const fieldsOf = (name: ConnectionName) =>
  Object.entries(connectionFields[name]) as [ConnectionField, FieldKind][]

/** Fields that may stay empty: many mail servers of a provider’s own network need no login. */
const optionalFields: readonly ConnectionField[] = ['user', 'password', 'port', 'region']

export const isOptional = (field: ConnectionField) => optionalFields.includes(field)
