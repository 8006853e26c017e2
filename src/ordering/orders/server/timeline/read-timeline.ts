import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { OrderEvent } from '#database/tables/order-history.ts'
import type { Language } from '#words/language.ts'
import type { TimelineLine } from '../../history-contract.ts'
import { describeEvent } from './describe-event.ts'
import { listMailEntries, listWhatsappEntries } from './mail-entries.ts'
import type { TimelineEntry } from './timeline-entry.ts'

const maxEntries = 500

/**
 * An order's events, and between them the mails and WhatsApp messages about it, newest first. They are messages, not events: whether one is sent
 * changes.
 */
export async function readTimeline(db: Db, orderId: number, language: Language): Promise<TimelineLine[]> {
  const [events, mails, whatsapp] = await Promise.all([
    listEventEntries(db, orderId, language),
    listMailEntries(db, orderId),
    listWhatsappEntries(db, orderId),
  ])
  return [...events, ...mails, ...whatsapp]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, maxEntries)
    .map((line) => toTimelineLine(line, language))
}

/** The latest events; later events of the same moment come first. Deleted notes are left out. */
async function listEventEntries(db: Db, orderId: number, language: Language): Promise<TimelineEntry[]> {
  const rows = await db
    .selectFrom('order_history')
    .select(['id', 'kind', 'details', 'actor_name', 'happened_at'])
    .where('order_id', '=', orderId)
    .where(sql<boolean>`(kind not in ('note', 'note_to_customer') or details <> '{}')`)
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxEntries)
    .execute()
  return rows.map(({ id, kind, details, actor_name: actor, happened_at: at }) => {
    // Kind and details are written together, so they match.
    const described = describeEvent({ kind, details } as OrderEvent, language)
    return { ...described, key: `event-${id}`, at, actor, ...(described.about === 'note' && { noteId: id }) }
  })
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
