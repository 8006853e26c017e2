import type { WantedMail } from '#operations/outbox/server/send-mails.ts'
import { countWantedBefore } from '#operations/outbox/server/wanted-mails.queries.ts'
import type { Parts } from '#parts.ts'
import { codeLetter } from '#people/accounts/server/pins/code-letter.ts'
import { findHolders } from '#people/accounts/server/users.queries.ts'
import { codeMinutes, makeCode } from './first-codes.queries.ts'

/**
 * Codes that one mailbox is mailed in half an hour. More than one network may ask for in that time, so that a stranger who knows
 * the pin does not use them up for the owner.
 */
const mostCodes = 20

/** Makes the mail that brings the code for an administrator's first passkey. */
export async function composeFirstCode({ db, clock, store }: Parts, wanted: WantedMail) {
  const to = wanted.recipient
  const since = new Date(wanted.created_at.getTime() - 30 * 60_000)
  if ((await countWantedBefore(db, { ...wanted, kind: 'passkey-code', since })) >= mostCodes) return
  const [user] = await findHolders(db, { email: to })
  if (!user) return
  const code = await makeCode(db, user.id, clock.now())
  const about = { kind: 'passkey-code', to, name: user.name, code, minutes: codeMinutes } as const
  return codeLetter(store(), about, wanted.locale)
}
