import { countDeferredBefore } from '#operations/outbox/server/deferred-mails.queries.ts'
import type { QueuedMail } from '#operations/outbox/server/send-mails.ts'
import type { Parts } from '#parts.ts'
import { composeCodeMail } from '#people/accounts/server/pins/code-mail.ts'
import { findUsersByPhoneOrEmail } from '#people/accounts/server/users.queries.ts'
import { codeMinutes, createEnrolmentCode } from './enrolment-codes.queries.ts'

/**
 * The maximum of codes mailed to one mailbox in half an hour: more than one network may request, so that somebody who
 * knows the pin cannot use up the owner's.
 */
const maxCodes = 20

/**
 * Composes the mail with a new code for an administrator's first passkey.
 * @returns undefined, so that no mail is sent, for an address without an account or with the maximum of recent codes
 */
export async function composeEnrolmentCodeMail({ db, clock, store }: Parts, queued: QueuedMail) {
  const to = queued.recipient
  const since = new Date(queued.created_at.getTime() - 30 * 60_000)
  if ((await countDeferredBefore(db, { ...queued, kind: 'passkey-code', since })) >= maxCodes) return
  const [user] = await findUsersByPhoneOrEmail(db, { email: to })
  if (!user) return
  const code = await createEnrolmentCode(db, user.id, clock.now())
  const about = { kind: 'passkey-code', to, name: user.name, code, minutes: codeMinutes } as const
  return composeCodeMail(store(), about, queued.locale)
}
