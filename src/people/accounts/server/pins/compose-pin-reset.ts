import { letter } from '#integrations/mail/letter.ts'
import { said as mailSaid } from '#integrations/mail/words/index.ts'
import type { WantedMail } from '#operations/outbox/server/send-mails.ts'
import { countWantedBefore } from '#operations/outbox/server/wanted-mails.queries.ts'
import type { Parts } from '#parts.ts'
import type { StoreFacts } from '#shopfront/settings/contract.ts'
import { type Language, pathIn } from '#words/language.ts'
import { nobodysLink } from '../../contract.ts'
import { said } from '../../words/mails/index.ts'
import { lockUserByEmail } from '../users.queries.ts'
import { openPinReset } from './pin-resets.queries.ts'

/** How long a mailed link works (decision B14). */
const linkMinutes = 30
/** A limit per address, so that asking again and again does not flood somebody's mailbox. */
const mostLinks = 5

/**
 * Composes the mail with the link to set a new pin. The token is made here and only its hash is stored. An address
 * without an account, or one that has just been sent the most links allowed, gets no mail. A retry of the same mail
 * carries a new link, because the earlier one may or may not have arrived.
 */
export async function composePinReset({ db, clock, settings, store }: Parts, wanted: WantedMail) {
  const to = wanted.recipient
  const since = new Date(wanted.created_at.getTime() - linkMinutes * 60_000)
  if ((await countWantedBefore(db, { ...wanted, kind: 'pin-reset', since })) >= mostLinks) return
  const opened = await db.transaction().execute(async (trx) => {
    const user = await lockUserByEmail(trx, to)
    const expiresAt = new Date(clock.now().getTime() + linkMinutes * 60_000)
    return user && { name: user.name, token: await openPinReset(trx, user.id, expiresAt) }
  })
  // Nothing of the person: addresses stand in histories and in logs of proxies.
  const path = `/reset-password/${nobodysLink}/${opened?.token}`
  const link = settings.publicUrl + pathIn(wanted.locale, path)
  return opened && resetLetter(store(), { to, name: opened.name, link }, wanted.locale)
}

type Reset = { to: string; name: string; link: string }

const resetLetter = (store: StoreFacts, { to, name, link }: Reset, language: Language) =>
  letter({
    from: store,
    to,
    language,
    subject: said.resetSubject({ shop: store.name }).in(language),
    parts: [
      mailSaid.hello({ name }).in(language),
      said.resetAsked({ shop: store.name }).in(language),
      { label: said.resetLink.in(language), url: link },
      said.resetWorksOnce({ minutes: linkMinutes }).in(language),
      said.resetNotYou.in(language),
    ],
  })
