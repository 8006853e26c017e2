import type { Parts } from '../../../parts.ts'
import { countOpenPinResets, openPinReset } from './pin-resets.queries.ts'
import { resetLetter } from './reset-letter.ts'
import { lockUserByEmail } from './users.queries.ts'

/** How long a mailed link works (decision B14). */
const linkMinutes = 30
/** Nobody's mailbox can be filled by asking again and again. */
const mostOpenLinks = 5

/**
 * Mails the owner of this address, if there is one, a link to set a new pin. All of it happens after the answer, which
 * is therefore the same, in words and in time, whether or not the address has an account.
 * @throws what the mailer throws
 */
export async function requestPinReset(
  { db, clock, mailer, settings }: Pick<Parts, 'db' | 'clock' | 'mailer' | 'settings'>,
  email: string,
) {
  const opened = await openLink({ db, clock }, email)
  if (!opened) return
  const link = `${settings.publicUrl}/reset-password/${encodeURIComponent(email)}/${opened.token}`
  await mailer.send(resetLetter({ to: email, name: opened.name, link, minutes: linkMinutes }))
}

const openLink = ({ db, clock }: Pick<Parts, 'db' | 'clock'>, email: string) =>
  db.transaction().execute(async (trx) => {
    const now = clock.now()
    const user = await lockUserByEmail(trx, email)
    if (!user || (await countOpenPinResets(trx, user.id, now)) >= mostOpenLinks) return
    const token = await openPinReset(trx, user.id, new Date(now.getTime() + linkMinutes * 60_000))
    return { name: user.name, token }
  })
