import type { Parts } from '../../../parts.ts'
import { backoff } from './backoff.ts'
import { claimMails, markSent, putOff } from './outbox.queries.ts'

/** Longer than the mailer's own timeouts together: nobody else sends a mail while somebody may still be sending it. */
const claimSeconds = 300
const mostAtOnce = 20

/**
 * Sends what lies in the outbox. A mail is claimed in the database before it is sent and marked after, so that two
 * processes never send the same one, and a failure is tried again. A process that dies between the mail server's yes
 * and the mark leaves the one window in which a mail goes out again: under the same `Message-ID`, by which mail
 * programs, and our own mailbox folder, know it for the same mail.
 * @returns how many were sent
 */
export async function sendMails(parts: Parts): Promise<number> {
  const { db, clock, mailer, hooks, log } = parts
  const now = clock.now()
  const until = new Date(now.getTime() + claimSeconds * 1000)
  const mails = await claimMails(db, { now, until, most: mostAtOnce })
  let sent = 0
  for (const { id, attempts, ...mail } of mails) {
    await hooks?.at?.('mail:claimed')
    try {
      await mailer.send({
        id: `${mail.kind}-${mail.subject_key}`,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.body_text,
        html: mail.body_html,
      })
    } catch (error) {
      log.error({ err: error, mail: id }, 'a mail could not be sent and is tried again')
      await putOff(db, id, { until: backoff(attempts, clock.now()), error: String(error).slice(0, 500) })
      continue
    }
    await hooks?.at?.('mail:sent')
    await markSent(db, id, clock.now())
    sent += 1
  }
  return sent
}
