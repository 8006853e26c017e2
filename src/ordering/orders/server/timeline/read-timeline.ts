import type { Db } from '#database/connect.ts'
import type { OrderEvent } from '#database/tables/order-events.ts'
import type { Language } from '#words/language.ts'
import type { TimelineLine } from '../../history-contract.ts'
import { timelineSentences } from '../../words/index.ts'
import { describeEvent } from './describe-event.ts'
import { listMailEntries } from './mail-entries.ts'
import { listOrderEntries } from './order-entries.ts'
import { listPaymentEntries } from './payment-entries.ts'
import type { DeduplicatedEntry, TimelineEntry } from './timeline-entry.ts'

const maxEntries = 500

/**
 * An order's history, newest first: its own events, and entries derived from the order, payments, refunds, mails and
 * the activity log, because old orders have no events.
 */
export async function readTimeline(db: Db, orderId: number, language: Language): Promise<TimelineLine[]> {
  const [events, order, money, mails, activities] = await Promise.all([
    listEventEntries(db, orderId, language),
    listOrderEntries(db, orderId),
    listPaymentEntries(db, orderId),
    listMailEntries(db, orderId),
    listActivityEntries(db, orderId),
  ])
  const refundsByPeople = money.filter(({ actor }) => actor)
  const byPeople = withoutDuplicates([...events, ...refundsByPeople], activities)
  // Entries of the same moment: later steps come first.
  return [...events, ...byPeople, ...mails, ...money, ...withoutDuplicates([...events, ...byPeople], order)]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, maxEntries)
    .map((line) => toTimelineLine(line, language))
}

/**
 * The `lines` that no entry of `described` describes already: an event, its activity log entry and the date on the
 * order share one timestamp.
 */
function withoutDuplicates(described: TimelineEntry[], lines: DeduplicatedEntry[]): TimelineEntry[] {
  const moments = new Set(described.map(({ at }) => at.getTime()))
  return lines.filter(({ sameAsEvent, at }) => !sameAsEvent || !moments.has(at.getTime()))
}

async function listEventEntries(db: Db, orderId: number, language: Language): Promise<TimelineEntry[]> {
  const rows = await db
    .selectFrom('order_events')
    .select(['id', 'kind', 'details', 'actor_name', 'happened_at'])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(maxEntries)
    .execute()
  return rows.map(({ id, kind, details, actor_name: actor, happened_at: at }) => {
    // `recordOrderEvent` writes kind and details together, so they match.
    const described = describeEvent({ kind, details } as OrderEvent, language)
    return { ...described, key: `event-${id}`, at, actor, ...(described.about === 'note' && { noteId: id }) }
  })
}

/** Entries from the activity log. */
async function listActivityEntries(db: Db, orderId: number): Promise<DeduplicatedEntry[]> {
  const rows = await db
    .selectFrom('activity')
    .select(['id', 'action', 'actor_name', 'happened_at'])
    .where('subject_kind', '=', 'order')
    .where('subject_id', '=', String(orderId))
    .orderBy('id', 'desc')
    .limit(maxEntries)
    .execute()
  return rows.map(({ id, action, actor_name: actor, happened_at: at }) => ({
    key: `deed-${id}`,
    at,
    actor,
    about: 'order',
    text: timelineSentences.lines.done({ action }),
    sameAsEvent: true,
  }))
}

const toTimelineLine = (
  { key, at, about, text, quote = null, link = null, actor = null, noteId = undefined }: TimelineEntry,
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
