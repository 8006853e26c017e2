import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { recordActivity } from '#operations/activity/server/record-activity.ts'
import type { Parts } from '#parts.ts'
import { recordSecurity } from '#people/security/server/log/record-security.ts'
import type { Origin } from '#people/security/server/origin-of.ts'
import { closeOtherSessions } from '#people/sessions/server/sessions.queries.ts'

type BlockInput = { customerId: number; by: { id: number; name: string }; from: Origin }

/**
 * Blocks a customer's account and ends its sessions. Open orders and their payments continue. Blocking again with the
 * same reason changes nothing; with another reason it is a conflict, and the answer contains the current reason.
 */
export const blockCustomer = (
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { reason, ...input }: BlockInput & { reason: string },
) =>
  db.transaction().execute(async (trx): Promise<BlockResult> => {
    const before = await lockCustomer(trx, input.customerId)
    if (!before) return { ok: false, reason: 'NO_SUCH_CUSTOMER' }
    if (before.blocked_at) {
      const { blocked_reason: why } = before
      return why === reason ? { ok: true } : { ok: false, reason: 'BLOCKED_MEANWHILE', why: why ?? '' }
    }
    const now = clock.now()
    await updateBlock(trx, before.id, { blocked_at: now, blocked_reason: reason })
    await closeOtherSessions(trx, before.id)
    await recordBlockChange(trx, {
      ...input,
      customer: { id: before.id, name: before.name },
      action: 'blocked',
      now,
    })
    return { ok: true }
  })

type BlockResult =
  | { ok: true }
  | { ok: false; reason: 'NO_SUCH_CUSTOMER' }
  | { ok: false; reason: 'BLOCKED_MEANWHILE'; why: string }

/** Locks the customer's row until the transaction ends; undefined if there is no such customer. */
const lockCustomer = (trx: Transaction<Database>, id: number) =>
  trx
    .selectFrom('users')
    .select(['id', 'name', 'blocked_at', 'blocked_reason'])
    .where('id', '=', id)
    .where('role', '=', 'customer')
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** Unblocks the account. @returns whether the customer exists */
export const unblockCustomer = ({ db, clock }: Pick<Parts, 'db' | 'clock'>, input: BlockInput) =>
  db.transaction().execute(async (trx) => {
    const opened = await updateBlock(trx, input.customerId, { blocked_at: null, blocked_reason: null })
    if (opened)
      await recordBlockChange(trx, { ...input, customer: opened, action: 'unblocked', now: clock.now() })
    return opened !== undefined
  })

/**
 * Sets or clears the block of a customer.
 * @returns the customer's id and name; undefined if there is no such customer
 */
const updateBlock = (
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

type Recorded = BlockInput & {
  customer: { id: number; name: string }
  action: 'blocked' | 'unblocked'
  now: Date
}

/** Writes the change into the activity log and the security log. */
async function recordBlockChange(trx: Transaction<Database>, { by, from, customer, action, now }: Recorded) {
  await recordActivity(trx, { actor: by, subject: { kind: 'user', ...customer }, action, now })
  await recordSecurity(trx, {
    event: 'account blocked',
    user: customer,
    from,
    details: { action, by: by.id },
    now,
  })
}
