import type { Generated } from 'kysely'
import type { Role } from '#values/people/role.ts'
import type { Language } from '#words/language.ts'
import type { Id, InsertOnlyDate } from './columns.ts'

// Accounts and their credentials.

export interface UsersTable {
  id: Id
  name: string
  email: string
  phone: string
  role: Role
  pin_hash: string
  /** The language of mails to this account. */
  locale: Generated<Language>
  created_at: InsertOnlyDate
  /** When a mailed link or code proved that somebody reads the mailbox, who need not know the account. */
  email_confirmed_at: Date | null
  /** When somebody proved to own both the mailbox and the account: by setting its pin, or logging in, with a mailed link or code. */
  email_proved_at: Date | null
  /** When and why the account was blocked; a blocked account cannot log in. */
  blocked_at: Date | null
  blocked_reason: string | null
  /** When all personal data was deleted. */
  erased_at: Date | null
  /** GST number and name of a business customer. */
  gstin: string | null
  business_name: string | null
}

/** The merchant's notes about a customer. */
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

/** Codes for an administrator's first passkey; several may be valid at once. */
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
  /** The customer's name for the address; `home` and `work` are translated. */
  name: string | null
  landmark: string | null
  district: string | null
  /** Used when no address is chosen: exactly one of an account's addresses. */
  is_default: Generated<boolean>
  version: Generated<number>
  updated_at: Date
}
