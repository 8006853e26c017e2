import { type SqlBool, sql } from 'kysely'
import { byUser, type PersonalTables } from './personal-table.ts'

/** How a person logs in, and what they may do in the back office. */
export const personalLoginTables = {
  sessions: {
    ownedBy: byUser(),
    exportedColumns: ['device_name', 'address', 'created_at', 'last_seen_at', 'expires_at'],
    leftOut: {
      secret: ['token_hash', 'challenge'],
      reference: ['user_id'],
      internal: [
        'device',
        'factor_at',
        'confirmed_at',
        'confirmation_spent_at',
        'challenge_until',
        'code_tries',
        'code_tries_since',
      ],
    },
    onErasure: 'deleted',
  },
  passkeys: {
    ownedBy: byUser(),
    exportedColumns: ['name', 'created_at', 'last_used_at'],
    leftOut: { secret: ['id', 'public_key'], reference: ['user_id'], internal: ['counter', 'transports'] },
    onErasure: 'deleted',
  },
  recovery_codes: {
    ownedBy: byUser(),
    exportedColumns: [],
    leftOut: { secret: ['code_hash'], reference: ['user_id'] },
    onErasure: 'deleted',
  },
  recovery_guesses: {
    ownedBy: byUser(),
    exportedColumns: ['tries', 'since'],
    leftOut: { reference: ['user_id'] },
    onErasure: 'deleted',
  },
  pin_resets: {
    ownedBy: byUser(),
    exportedColumns: ['expires_at'],
    leftOut: { secret: ['token_hash'], reference: ['user_id'] },
    onErasure: 'deleted',
  },
  passkey_codes: {
    ownedBy: byUser(),
    exportedColumns: ['expires_at'],
    leftOut: { secret: ['code_hash'], reference: ['user_id'] },
    onErasure: 'deleted',
  },
  login_codes: {
    ownedBy: byUser(),
    exportedColumns: ['expires_at'],
    leftOut: { secret: ['code_hash'], reference: ['user_id'], internal: ['tries'] },
    onErasure: 'deleted',
  },
  pin_guesses: {
    ownedBy: ({ phone }) => sql<SqlBool>`phone = ${phone}`,
    exportedColumns: ['tries', 'last_at'],
    leftOut: { repeated: ['phone'] },
    onErasure: 'deleted',
  },
  known_devices: {
    ownedBy: byUser(),
    exportedColumns: ['known_since', 'last_at'],
    leftOut: { secret: ['device'], reference: ['user_id'], internal: ['tries'] },
    onErasure: 'deleted',
  },
  security_log: {
    ownedBy: byUser(),
    exportedColumns: ['event', 'user_name', 'address', 'device_name', 'happened_at', 'details'],
    leftOut: { reference: ['id', 'user_id'], internal: ['number', 'seal'] },
    onErasure: 'stays',
  },
  // Kept for seconds, until it is copied beside the backups: an erased account must stay erased after a restore.
  access_changes: {
    ownedBy: byUser(),
    exportedColumns: [],
    leftOut: { internal: ['id'], reference: ['user_id', 'order_id'] },
    onErasure: 'stays',
  },
  staff: {
    ownedBy: byUser(),
    exportedColumns: ['role', 'rights', 'since', 'removed_at'],
    leftOut: { internal: ['version'], reference: ['user_id'], ofOthers: ['invited_by'] },
    onErasure: 'deleted',
  },
  staff_invitations: {
    ownedBy: ({ email }) => sql<SqlBool>`email = ${email}`,
    exportedColumns: ['name', 'email', 'role', 'rights', 'created_at', 'expires_at'],
    leftOut: { secret: ['token_hash'], internal: ['id', 'form_key'], ofOthers: ['invited_by'] },
    onErasure: 'deleted',
  },
} satisfies Partial<PersonalTables>
