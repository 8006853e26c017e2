import type { Db } from '#database/connect.ts'
import type { OrderEvent } from '#database/tables/order-events.ts'
import type { Language } from '#words/language.ts'
import type { TimelineLine } from '../../history-contract.ts'
import { said } from '../../words/office/timeline/index.ts'
import { tellEvent } from './event-line.ts'
import type { Happened, ToldTwice } from './happened.ts'
import { tellMails } from './mail-lines.ts'
import { tellMoney } from './money-lines.ts'
import { tellOrder } from './order-lines.ts'

const most = 500

/**
 * What happened to an order, newest first: the lines of its own timeline, and what the orders, payments, refunds, mails
 * and the activity log know of it anyway, so that an order from before there was a timeline has one, too.
 */
export async function readTimeline(db: Db, orderId: number, language: Language): Promise<TimelineLine[]> {
  const [events, order, money, mails, deeds] = await Promise.all([
    findEvents(db, orderId, language),
    tellOrder(db, orderId),
    tellMoney(db, orderId),
    tellMails(db, orderId),
    findDeeds(db, orderId),
  ])
  const refundedByPeople = money.filter(({ actor }) => actor)
  const byPeople = notToldBy([...events, ...refundedByPeople], deeds)
  // Of the same moment, what happens last stands first.
  return [...events, ...byPeople, ...mails, ...money, ...notToldBy([...events, ...byPeople], order)]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, most)
    .map((line) => asLine(line, language))
}

/** A step, or a refund, is written with a deed in one moment, which is also the order's own date of it. */
function notToldBy(told: Happened[], lines: ToldTwice[]): Happened[] {
  const moments = new Set(told.map(({ at }) => at.getTime()))
  return lines.filter(({ sameAsEvent, at }) => !sameAsEvent || !moments.has(at.getTime()))
}

async function findEvents(db: Db, orderId: number, language: Language): Promise<Happened[]> {
  const rows = await db
    .selectFrom('order_events')
    .select(['id', 'kind', 'details', 'actor_name', 'happened_at'])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ id, kind, details, actor_name: actor, happened_at: at }) => {
    // `recordOrderEvent` writes the two together.
    const told = tellEvent({ kind, details } as OrderEvent, language)
    return { ...told, key: `event-${id}`, at, actor, ...(told.about === 'note' && { noteId: id }) }
  })
}

/** What people did. */
async function findDeeds(db: Db, orderId: number): Promise<ToldTwice[]> {
  const rows = await db
    .selectFrom('activity')
    .select(['id', 'action', 'actor_name', 'happened_at'])
    .where('subject_kind', '=', 'order')
    .where('subject_id', '=', String(orderId))
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ id, action, actor_name: actor, happened_at: at }) => ({
    key: `deed-${id}`,
    at,
    actor,
    about: 'order',
    text: said.lines.done({ action }),
    sameAsEvent: true,
  }))
}

const asLine = (
  { key, at, about, text, quote = null, link = null, actor = null, noteId = undefined }: Happened,
  language: Language,
): TimelineLine => ({
  key,
  at: at.toISOString(),
  about,
  text: text.in(language),
  quote,
  link,
  actor,
  note_id: noteId ?? null,
})
