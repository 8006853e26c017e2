import type { Generated } from 'kysely'
import type { Language } from '#words/language.ts'
import type { Id, InsertOnlyDate } from './columns.ts'

// Who has an account, and how they prove it.

export type Role = 'customer' | 'admin'

export interface UsersTable {
  id: Id
  name: string
  email: string
  phone: string
  role: Role
  pin_hash: string
  /** What they read: mails to them are written in it. */
  locale: Generated<Language>
  created_at: InsertOnlyDate
  /** Since when a mailed link or code has proved that the address is theirs. */
  email_confirmed_at: Date | null
  /** Since when, and why, nobody logs in with it. */
  blocked_at: Date | null
  blocked_reason: string | null
  /** Since when nothing of the person is in it any more. */
  erased_at: Date | null
  /** Under which number and name they buy for a business. */
  gstin: string | null
  business_name: string | null
}

/** What the merchant wrote down about a customer. */
export interface CustomerNotesTable {
  id: Id
  user_id: number
  actor_name: string
  body: string
  form_key: string
  written_at: InsertOnlyDate
}

export interface SessionsTable {
  token_hash: string
  user_id: number
  created_at: InsertOnlyDate
  expires_at: Date
  device: string | null
  device_name: Generated<string>
  address: Generated<string>
  last_seen_at: Date
  /** When the second factor was given in this session. */
  factor_at: Date | null
  /** When the owner last confirmed who they are. */
  confirmed_at: Date | null
  /** When that confirmation was used for an expensive action; a new one clears it. */
  confirmation_spent_at: Date | null
  /** The WebAuthn challenge that a passkey signs next. */
  challenge: string | null
  challenge_until: Date | null
  /** Wrong recovery codes in this login, and since when they are counted. */
  code_tries: Generated<number>
  code_tries_since: Date | null
}

export interface PasskeysTable {
  id: string
  user_id: number
  name: string
  public_key: string
  counter: number
  transports: string[]
  created_at: InsertOnlyDate
  last_used_at: Date | null
}

export interface RecoveryCodesTable {
  code_hash: string
  user_id: number
}

export interface RecoveryGuessesTable {
  user_id: number
  tries: number
  since: Date
}

export interface PinResetsTable {
  token_hash: string
  user_id: number
  expires_at: Date
}

export interface PinGuessesTable {
  phone: string
  tries: number
  last_at: Date
}

export interface LoginCodesTable {
  user_id: number
  code_hash: string
  tries: Generated<number>
  expires_at: Date
}

/** Codes for an administrator's first passkey, each valid beside the others. */
export interface PasskeyCodesTable {
  code_hash: string
  user_id: number
  expires_at: Date
}

export interface AddressesTable {
  id: Id
  user_id: number
  full_name: string
  address_line1: string
  address_line2: string | null
  city: string
  state: string
  postal_code: string
  country: string
  phone: string | null
  /** What its customer calls it; `home` and `work` are said in the reader's language. */
  name: string | null
  landmark: string | null
  district: string | null
  /** The one that is meant where none is named: just one of those that somebody has. */
  is_default: Generated<boolean>
  version: Generated<number>
  updated_at: Date
}
