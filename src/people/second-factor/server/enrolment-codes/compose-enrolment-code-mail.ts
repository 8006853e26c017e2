import { countDeferredBefore } from '#operations/outbox/server/deferred-mails.queries.ts'
import type { QueuedMail } from '#operations/outbox/server/send-mails.ts'
import type { Parts } from '#parts.ts'
import { composeCodeMail } from '#people/accounts/server/pins/code-mail.ts'
import { findUsersByPhoneOrEmail } from '#people/accounts/server/users.queries.ts'
import { codeMinutes, createEnrolmentCode } from './enrolment-codes.queries.ts'

/**
 * The most codes mailed to one mailbox in half an hour: more than one network may request, so that somebody who knows
 * the pin cannot use up the owner's.
 */
const mostCodes = 20

/** Composes the mail with the code for an administrator's first passkey. */
export async function composeEnrolmentCodeMail({ db, clock, store }: Parts, wanted: QueuedMail) {
  const to = wanted.recipient
  const since = new Date(wanted.created_at.getTime() - 30 * 60_000)
  if ((await countDeferredBefore(db, { ...wanted, kind: 'passkey-code', since })) >= mostCodes) return
  const [user] = await findUsersByPhoneOrEmail(db, { email: to })
  if (!user) return
  const code = await createEnrolmentCode(db, user.id, clock.now())
  const about = { kind: 'passkey-code', to, name: user.name, code, minutes: codeMinutes } as const
  return composeCodeMail(store(), about, wanted.locale)
}
