import type { Parts } from '#parts.ts'
import { isBeingPaid } from '#payments/processing/server/is-being-paid.ts'
import type { settleOrder } from '#payments/processing/server/settle-order.ts'
import { releaseOrder } from './give-up-order.ts'

/** An unpaid order, and until when its stock is kept for it. */
type HeldOrder = { id: number; hold_expires_at: Date }
export type ProvidersAnswer = Awaited<ReturnType<typeof settleOrder>>['answer']

const minute = 60_000
/** A provider that has been silent for so long after the hold's end holds no stock any more. */
const patienceForSilence = 6 * 60 * minute

/**
 * Gives an unpaid order up when its hold has run out (decision B9): its stock is everyone's again. The provider was
 * asked just before, and its answer decides how much longer the order is waited for.
 */
export async function endHold(parts: Parts, order: HeldOrder, answer: ProvidersAnswer) {
  if (await isOver(parts, order, answer)) await releaseOrder(parts, order.id, 'hold_expired')
}

async function isOver(parts: Parts, order: HeldOrder, answer: ProvidersAnswer) {
  const overdue = parts.clock.now().getTime() - order.hold_expires_at.getTime()
  if (overdue < 0) return false
  if ((answer === 'no-answer' || answer === 'refused') && overdue < patienceForSilence) return false
  if (await isBeingPaid(parts, order)) return false
  await parts.hooks?.at?.('expire:asked')
  return true
}
