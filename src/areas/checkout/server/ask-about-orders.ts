import type { Parts } from '../../../parts.ts'
import { claimOrdersToAsk } from './ask-again.queries.ts'
import { releaseOrder } from './cancel-order.ts'
import { findPayments } from './payments.queries.ts'
import { settleOrder } from './settle-order.ts'

const mostAtOnce = 50
const atATime = 5
const minute = 60_000
/** Somebody is at their bank's page: so long after the hold's end the order waits for them. */
const patienceForAttempts = 15 * minute
/** A provider that has been silent for so long after the hold's end holds no stock any more. */
const patienceForSilence = 6 * 60 * minute

type DueOrder = Awaited<ReturnType<typeof claimOrdersToAsk>>[number]

/**
 * Asks the provider about every order that is due, whatever its state (decision B8: a payment is found without browser
 * or webhook), and gives up those whose hold has run out unpaid after this last question (decision B9).
 * @returns how many orders were looked at
 */
export async function askAboutOrders(parts: Parts): Promise<number> {
  const due = await claimOrdersToAsk(parts.db, parts.clock.now(), mostAtOnce)
  const waiting = [...due]
  const askers = Array.from({ length: atATime }, async () => {
    for (let order = waiting.shift(); order; order = waiting.shift()) await lookAfter(parts, order)
  })
  await Promise.all(askers)
  return due.length
}

async function lookAfter(parts: Parts, order: DueOrder) {
  const { answer } = await settleOrder(parts, order)
  if (order.status !== 'pending') return
  const overdue = parts.clock.now().getTime() - order.hold_expires_at.getTime()
  if (overdue < 0) return
  if (answer === 'no-answer' && overdue < patienceForSilence) return
  if (answer === 'settled' && overdue < patienceForAttempts && (await isBeingPaid(parts, order.id))) return
  await parts.hooks?.at?.('expire:asked')
  await releaseOrder(parts, order.id, 'hold_expired')
}

async function isBeingPaid({ db }: Parts, orderId: number) {
  const payments = await findPayments(db, orderId)
  return payments.some(({ status }) => status === 'created' || status === 'authorized')
}
