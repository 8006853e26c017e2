import type { Db } from '#database/connect.ts'
import { mailsOfOrder } from '#operations/notifications/server/known-mails.queries.ts'
import { said as timelineSaid } from '../../words/office/timeline/index.ts'
import type { Happened } from './happened.ts'

const said = timelineSaid.lines

const stateSaid = { sent: said.mailSent, queued: said.mailWritten, refused: said.mailRefused }

/** The mails about an order: sent, waiting, or refused by the mail server. */
export const tellMails = async (db: Db, orderId: number): Promise<Happened[]> =>
  (await mailsOfOrder(db, orderId)).map(({ id, subject, to, state, at, sent_at }) => ({
    key: `mail-${id}`,
    about: 'mail',
    at: new Date(sent_at ?? at),
    text: stateSaid[state],
    quote: [subject, to].filter(Boolean).join(' → '),
  }))
