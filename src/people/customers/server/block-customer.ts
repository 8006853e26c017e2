import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { recordActivity } from '#operations/activity/server/record-activity.ts'
import type { Parts } from '#parts.ts'
import { recordSecurity } from '#people/security/server/log/record-security.ts'
import type { Origin } from '#people/security/server/origin-of.ts'
import { closeOtherSessions } from '#people/sessions/server/sessions.queries.ts'

type Step = { customerId: number; by: { id: number; name: string }; from: Origin }

/**
 * Closes a customer's account and ends its logins. An open order, and money for it, go on: who is blocked has not lost
 * what they paid for. Blocked again for the same reason, nothing changes; for another one, whoever blocks is told what
 * somebody else wrote meanwhile.
 */
export const blockCustomer = (
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { reason, ...step }: Step & { reason: string },
) =>
  db.transaction().execute(async (trx): Promise<Blocked> => {
    const before = await lockCustomer(trx, step.customerId)
    if (!before) return { ok: false, reason: 'NO_SUCH_CUSTOMER' }
    if (before.blocked_at) {
      const { blocked_reason: why } = before
      return why === reason ? { ok: true } : { ok: false, reason: 'BLOCKED_MEANWHILE', why: why ?? '' }
    }
    const now = clock.now()
    await change(trx, before.id, { blocked_at: now, blocked_reason: reason })
    await closeOtherSessions(trx, before.id)
    await record(trx, { ...step, customer: { id: before.id, name: before.name }, action: 'blocked', now })
    return { ok: true }
  })

type Blocked =
  | { ok: true }
  | { ok: false; reason: 'NO_SUCH_CUSTOMER' }
  | { ok: false; reason: 'BLOCKED_MEANWHILE'; why: string }

const lockCustomer = (trx: Transaction<Database>, id: number) =>
  trx
    .selectFrom('users')
    .select(['id', 'name', 'blocked_at', 'blocked_reason'])
    .where('id', '=', id)
    .where('role', '=', 'customer')
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** Opens the account again. @returns whether there is such a customer */
export const unblockCustomer = ({ db, clock }: Pick<Parts, 'db' | 'clock'>, step: Step) =>
  db.transaction().execute(async (trx) => {
    const opened = await change(trx, step.customerId, { blocked_at: null, blocked_reason: null })
    if (opened) await record(trx, { ...step, customer: opened, action: 'unblocked', now: clock.now() })
    return opened !== undefined
  })

const change = (
  trx: Transaction<Database>,
  customerId: number,
  values: { blocked_at: Date | null; blocked_reason: string | null },
) =>
  trx
    .updateTable('users')
    .set(values)
    .where('id', '=', customerId)
    .where('role', '=', 'customer')
    .where('erased_at', 'is', null)
    .returning(['id', 'name'])
    .executeTakeFirst()

type Recorded = Step & { customer: { id: number; name: string }; action: 'blocked' | 'unblocked'; now: Date }

async function record(trx: Transaction<Database>, { by, from, customer, action, now }: Recorded) {
  await recordActivity(trx, { actor: by, subject: { kind: 'user', ...customer }, action, now })
  await recordSecurity(trx, {
    event: 'account blocked',
    user: customer,
    from,
    details: { action, by: by.id },
    now,
  })
}
