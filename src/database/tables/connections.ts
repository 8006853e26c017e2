import type { ConnectionName } from '#shopfront/connections/rules/connection-fields.ts'

/** The connections that the merchant entered in the back office, encrypted. */
export interface ConnectionsTable {
  name: ConnectionName
  ciphertext: string
  /** Identifies the key that encrypted it. */
  key_id: string
  version: number
  changed_at: Date
  changed_by: number | null
}
