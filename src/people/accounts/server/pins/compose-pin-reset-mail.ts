import { renderMail } from '#integrations/mail/render-mail.ts'
import { sentences as mailSentences } from '#integrations/mail/words/index.ts'
import { countDeferredBefore } from '#operations/outbox/server/deferred-mails.queries.ts'
import type { QueuedMail } from '#operations/outbox/server/send-mails.ts'
import type { Parts } from '#parts.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { type Language, pathIn } from '#words/language.ts'
import { emailPlaceholder } from '../../contract.ts'
import { mailsSentences } from '../../words/index.ts'
import { lockUserByEmail } from '../users.queries.ts'
import { createPinReset } from './pin-resets.queries.ts'

/** How long a mailed link works (decision B14). */
const linkMinutes = 30
/** A limit per address, so that repeated requests do not flood a mailbox. */
const maxLinks = 5

/**
 * Composes the mail with the link to set a new pin. The token is made here and only its hash is stored. A retry of the
 * same mail carries a new link, because the earlier one may or may not have arrived. All of them work, so it keeps its
 * id.
 * @returns undefined, so that no mail is sent, for an address without an account or with the maximum of recent links
 */
export async function composePinResetMail({ db, clock, settings, store }: Parts, queued: QueuedMail) {
  const to = queued.recipient
  const since = new Date(queued.created_at.getTime() - linkMinutes * 60_000)
  if ((await countDeferredBefore(db, { ...queued, kind: 'pin-reset', since })) >= maxLinks) return
  const created = await db.transaction().execute(async (trx) => {
    const user = await lockUserByEmail(trx, to)
    const expiresAt = new Date(clock.now().getTime() + linkMinutes * 60_000)
    return user && { name: user.name, token: await createPinReset(trx, user.id, expiresAt) }
  })
  // The link contains no personal data, because URLs end up in browser histories and proxy logs.
  const path = `/reset-password/${emailPlaceholder}/${created?.token}`
  const link = settings.publicUrl + pathIn(queued.locale, path)
  if (!created) return
  const mail = renderPinResetMail(store(), { to, name: created.name, link }, queued.locale)
  return { ...mail, id: `pin-reset-${queued.subject_key}` }
}

type PinResetMail = { to: string; name: string; link: string }

const renderPinResetMail = (store: StoreSettings, { to, name, link }: PinResetMail, language: Language) =>
  renderMail({
    from: store,
    to,
    language,
    subject: mailsSentences.resetSubject({ shop: store.name }).in(language),
    parts: [
      mailSentences.hello({ name }).in(language),
      mailsSentences.resetAsked({ shop: store.name }).in(language),
      { label: mailsSentences.resetLink.in(language), url: link },
      mailsSentences.resetWorksOnce({ minutes: linkMinutes }).in(language),
      mailsSentences.resetNotYou.in(language),
    ],
  })
