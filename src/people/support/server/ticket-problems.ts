import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { canonicalEmail } from '#people/accounts/server/canonical-email.ts'
import { countFailure, exhaustedUntil } from '#people/security/server/failure-budgets.queries.ts'
import { dayMs } from '#values/time/durations.ts'
import type { NewTicketInput } from './new-ticket-input.ts'

type Trx = Transaction<Database>

/** A sender whose address may be unconfirmed, from where, and when. */
type UnconfirmedSender = { mailbox: string | null; network: string; now: Date }

export type TicketProblem =
  | {
      reason: 'NO_SUCH_ORDER' | 'ORDER_NEEDED' | 'REASON_NEEDED' | 'LINES_NEEDED' | 'LINES_WRONG' | 'TOO_MANY'
    }
  | { reason: 'TOO_MANY_HERE'; seconds: number }

/** The most tickets a day from one unconfirmed mailbox: the form is open to everybody. */
const maxPerMailbox = 5
/**
 * Far below the confirmation mails that the shop sends in an hour, so that one network does not use up the others'
 * share.
 */
const networkLimit = { max: 5, seconds: 3600 }

/** The budget of a network for tickets from unconfirmed mailboxes. */
const ticketBudgetOf = (network: string) => ({ name: `tickets ${network}`, ...networkLimit })

/** Why a ticket must not be opened; undefined if it may be. */
export async function findTicketProblem(
  trx: Trx,
  input: NewTicketInput,
  sender: UnconfirmedSender,
): Promise<TicketProblem | undefined> {
  return (await findLimitProblem(trx, sender)) ?? (await findContentProblem(trx, input))
}

/** Counts one more ticket from a network by an unconfirmed sender. */
export const countNetworkTicket = (trx: Trx, { network, now }: Pick<UnconfirmedSender, 'network' | 'now'>) =>
  countFailure(trx, ticketBudgetOf(network), now)

/** Whether an unconfirmed mailbox or its network has opened too many tickets; others have no limit. */
async function findLimitProblem(
  trx: Trx,
  { mailbox, network, now }: UnconfirmedSender,
): Promise<TicketProblem | undefined> {
  if (mailbox === null) return undefined
  if ((await countMailboxTickets(trx, mailbox, now)) >= maxPerMailbox) return { reason: 'TOO_MANY' }
  const until = await exhaustedUntil(trx, ticketBudgetOf(network), now)
  return until && { reason: 'TOO_MANY_HERE', seconds: (until.getTime() - now.getTime()) / 1000 }
}

/** The tickets opened from a mailbox within a day. By mailbox, `meena+1@` and `meena+2@` are one address. */
async function countMailboxTickets(trx: Trx, mailbox: string, now: Date) {
  const recent = await trx
    .selectFrom('tickets')
    .select(['email', 'mailbox'])
    .where(({ eb, or }) => or([eb('user_id', 'is', null), eb('mailbox', 'is not', null)]))
    .where('opened_at', '>', new Date(now.getTime() - dayMs))
    .execute()
  // The previous release does not store the mailbox.
  return recent.filter((ticket) => (ticket.mailbox ?? canonicalEmail(ticket.email ?? '')) === mailbox).length
}

/** Checks what the schema cannot: guests only ask and complain, so their tickets need no check. */
async function findContentProblem(trx: Trx, input: NewTicketInput): Promise<TicketProblem | undefined> {
  const { asker, kind, order_id } = input
  if (!('userId' in asker)) return undefined
  if (kind === 'return' && order_id === undefined) return { reason: 'ORDER_NEEDED' }
  if (order_id !== undefined && !(await isOwnOrder(trx, order_id, asker.userId)))
    return { reason: 'NO_SUCH_ORDER' }
  return kind === 'return' ? findReturnProblem(trx, input) : undefined
}

/** Checks the reason and the lines of a return against the order. */
async function findReturnProblem(
  trx: Trx,
  { order_id, reason, lines = [] }: NewTicketInput,
): Promise<TicketProblem | undefined> {
  if (!reason) return { reason: 'REASON_NEEDED' }
  if (lines.length === 0) return { reason: 'LINES_NEEDED' }
  const items = await trx
    .selectFrom('order_items')
    .select(['id', 'quantity'])
    .where('order_id', '=', order_id ?? 0)
    .execute()
  const bought = new Map(items.map(({ id, quantity }) => [id, quantity]))
  const once = new Set(lines.map(({ order_item_id }) => order_item_id)).size === lines.length
  const fits = lines.every(({ order_item_id, quantity }) => quantity <= (bought.get(order_item_id) ?? 0))
  return once && fits ? undefined : { reason: 'LINES_WRONG' }
}

const isOwnOrder = async (trx: Trx, orderId: number, userId: number) =>
  (await trx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('user_id', '=', userId)
    .executeTakeFirst()) !== undefined
