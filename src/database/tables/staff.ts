import type { Generated } from 'kysely'
import type { StaffRole } from '#values/people/role.ts'
import type { Id, InsertOnlyDate } from './columns.ts'

/** Who works in the shop, and as what. */
export interface StaffTable {
  user_id: number
  role: StaffRole
  /** The chosen rights of a custom role. */
  rights: Generated<string[]>
  version: Generated<number>
  /** The name of the owner who invited them; null for owners made on the server. */
  invited_by: string | null
  since: InsertOnlyDate
  removed_at: Date | null
}

/** Links to join the staff that weren't used yet. */
export interface StaffInvitationsTable {
  id: Id
  name: string
  /** Null: the owner hands over the link. */
  email: string | null
  role: StaffRole
  rights: Generated<string[]>
  /** The hash of the link's token; null until the email with the link is sent. */
  token_hash: string | null
  invited_by: string
  form_key: string
  created_at: InsertOnlyDate
  expires_at: InsertOnlyDate
}
