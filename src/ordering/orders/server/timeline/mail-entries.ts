import type { Db } from '#database/connect.ts'
import { listOrderMails } from '#operations/notifications/server/outbox-mails.queries.ts'
import { listOrderMessages } from '#operations/whatsapp/server/list-messages.queries.ts'
import { officeSentences as whatsappSentences } from '#operations/whatsapp/words/index.ts'
import { timelineSentences } from '../../words/index.ts'
import type { TimelineEntry } from './timeline-entry.ts'

const said = timelineSentences.lines

const stateSaid = { sent: said.mailSent, queued: said.mailWritten, refused: said.mailRefused }

/** The mails about an order: sent, waiting, or refused by the mail server. */
export const listMailEntries = async (db: Db, orderId: number): Promise<TimelineEntry[]> =>
  (await listOrderMails(db, orderId)).map(({ id, subject, to, state, at, sent_at }) => ({
    key: `mail-${id}`,
    about: 'mail',
    at: new Date(sent_at ?? at),
    text: stateSaid[state],
    quote: [subject, to].filter(Boolean).join(' → '),
  }))

/** The WhatsApp messages about an order, with why they were not sent or delivered. */
export const listWhatsappEntries = async (db: Db, orderId: number): Promise<TimelineEntry[]> =>
  (await listOrderMessages(db, orderId)).map(({ id, kind, to, state, reason, at, settled_at }) => ({
    key: `whatsapp-${id}`,
    about: 'mail',
    at: new Date(settled_at ?? at),
    text: whatsappSentences.inTimeline[state],
    quote: [
      `${whatsappSentences.kinds[kind].in('en')} → ${to}`,
      reason && whatsappSentences.reasons[reason].in('en'),
    ]
      .filter(Boolean)
      .join('. '),
  }))
