import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { countFailure, usedUpUntil } from '#people/security/server/guess-budgets.queries.ts'
import { mailboxOf } from '#values/people/mailbox-of.ts'
import type { Asked } from './asked.ts'

type Trx = Transaction<Database>

/** Who asks without having proved their address, from where, and when. */
type Unproven = { mailbox: string | null; network: string; now: Date }

export type Problem =
  | {
      reason: 'NO_SUCH_ORDER' | 'ORDER_NEEDED' | 'REASON_NEEDED' | 'LINES_NEEDED' | 'LINES_WRONG' | 'TOO_MANY'
    }
  | { reason: 'TOO_MANY_HERE'; seconds: number }

/** An address that nobody has proved is written to about so many tickets in a day: the form is open to all. */
const mostOfMailbox = 5
/** Far below the mails that the shop sends in an hour to confirm an address, so that one network takes nobody else's. */
const ofNetwork = { most: 5, seconds: 3600 }
const day = 86_400_000

const budgetOf = (network: string) => ({ name: `tickets ${network}`, ...ofNetwork })

/** Why a ticket is not opened. */
export async function problemOf(trx: Trx, asked: Asked, unproven: Unproven): Promise<Problem | undefined> {
  return (await problemOfUnproven(trx, unproven)) ?? (await problemOfContents(trx, asked))
}

/** One more ticket of a network, by somebody who has not proved their address. */
export const countOfNetwork = (trx: Trx, { network, now }: Pick<Unproven, 'network' | 'now'>) =>
  countFailure(trx, budgetOf(network), now)

async function problemOfUnproven(
  trx: Trx,
  { mailbox, network, now }: Unproven,
): Promise<Problem | undefined> {
  if (mailbox === null) return undefined
  if ((await countOfMailbox(trx, mailbox, now)) >= mostOfMailbox) return { reason: 'TOO_MANY' }
  const until = await usedUpUntil(trx, budgetOf(network), now)
  return until && { reason: 'TOO_MANY_HERE', seconds: (until.getTime() - now.getTime()) / 1000 }
}

/** Counted by mailbox, so that `meena+1@` and `meena+2@` are one address. */
async function countOfMailbox(trx: Trx, mailbox: string, now: Date) {
  const lately = await trx
    .selectFrom('tickets')
    .select(['email', 'mailbox'])
    .where(({ eb, or }) => or([eb('user_id', 'is', null), eb('mailbox', 'is not', null)]))
    .where('opened_at', '>', new Date(now.getTime() - day))
    .execute()
  // The previous release writes no mailbox.
  return lately.filter((ticket) => (ticket.mailbox ?? mailboxOf(ticket.email ?? '')) === mailbox).length
}

async function problemOfContents(trx: Trx, asked: Asked): Promise<Problem | undefined> {
  const { asker, kind, order_id } = asked
  if (!('userId' in asker)) return undefined
  if (kind === 'return' && order_id === undefined) return { reason: 'ORDER_NEEDED' }
  if (order_id !== undefined && !(await isOwnOrder(trx, order_id, asker.userId)))
    return { reason: 'NO_SUCH_ORDER' }
  return kind === 'return' ? problemOfReturn(trx, asked) : undefined
}

async function problemOfReturn(
  trx: Trx,
  { order_id, reason, lines = [] }: Asked,
): Promise<Problem | undefined> {
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
