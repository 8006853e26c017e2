import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { hourMs } from '#values/time/durations.ts'

const maxPerHour = 30

/**
 * When the next mail of this kind may be sent, which asks an unproved address for confirmation: now, or an hour after the
 * mail that used up the limit of thirty an hour. Anyone can enter anyone's address.
 */
export async function nextConfirmMailAt(
  trx: Transaction<Database>,
  kind: 'ticket-to-confirm' | 'stock-alert-to-confirm',
  now: Date,
) {
  const before = await trx
    .selectFrom('outbox')
    .select('next_attempt_at')
    .where('kind', '=', kind)
    .where('next_attempt_at', '>', new Date(now.getTime() - hourMs))
    .orderBy('next_attempt_at', 'desc')
    .offset(maxPerHour - 1)
    .limit(1)
    .executeTakeFirst()
  return before ? new Date(before.next_attempt_at.getTime() + hourMs) : now
}
