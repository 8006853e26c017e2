import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { SessionUser } from '#http/session-cookie.ts'
import { recordSecurity } from '#people/security/server/log/record-security.ts'
import { notifySecondFactorChanged } from '#people/security/server/log/security-mails.ts'
import type { Origin } from '#people/security/server/origin-of.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'

/** The administrator, the hash of their session's token, and the request's origin. */
export type Actor = { user: SessionUser; tokenHash: string; from: Origin }

type FactorChange = 'passkey added' | 'passkey removed' | 'recovery codes renewed'
type FactorUse =
  | 'first code asked for'
  | 'first code refused'
  | 'passkey given'
  | 'passkey refused'
  | 'recovery code used'
  | 'recovery code refused'

/** Records in the security log that a second factor, or a code for the first one, was used or refused. */
export const recordFactorUse = (
  db: Db | Transaction<Database>,
  { user, from }: Actor,
  what: FactorUse,
  now: Date,
) => recordSecurity(db, { event: 'second factor', user, from, details: { what }, now })

/** Records a change of the second factor in the security log and queues a mail about it to the owner. */
export async function recordFactorChange(
  trx: Transaction<Database>,
  { user, from }: Actor,
  { what, passkey }: { what: FactorChange; passkey?: string },
  { store, now }: { store: StoreSettings; now: Date },
) {
  const details = { what, ...(passkey && { passkey }) }
  await recordSecurity(trx, { event: 'second factor', user, from, details, now })
  await notifySecondFactorChanged(trx, { store, user, from, now }, what)
}
