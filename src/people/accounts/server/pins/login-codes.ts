import { randomInt, randomUUID } from 'node:crypto'
import { countDeferredBefore } from '#operations/outbox/server/deferred-mails.queries.ts'
import type { QueuedMail } from '#operations/outbox/server/send-mails.ts'
import { queueDeferredMail } from '#operations/outbox/server/write-mail.ts'
import type { Parts } from '#parts.ts'
import type { Language } from '#words/language.ts'
import { proveEmail } from '../confirmed-email.queries.ts'
import { findUsersByPhoneOrEmail } from '../users.queries.ts'
import { composeCodeMail } from './code-mail.ts'
import { consumeLoginCode, countLoginCodeAttempt, saveLoginCode } from './login-codes.queries.ts'
import { hashPin, isRightPin } from './pins.ts'

const codeMinutes = 10
/** A limit per address, so that repeated requests do not flood a mailbox. */
const maxCodes = 5

type Needed = Pick<Parts, 'db' | 'clock'>

/**
 * Queues the mail with a login code. The code is created when the mail is sent. The mail is in the account owner's
 * language, because somebody else may be logging in.
 */
export const queueLoginCodeMail = (
  { db, clock }: Needed,
  { email: to, locale }: { email: string; locale: Language },
) => queueDeferredMail(db, { kind, subjectKey: randomUUID(), to, locale, now: clock.now() })

const kind = 'login-code'

/**
 * Composes the mail with a login code, which replaces an earlier one. Only its hash is stored.
 * @returns undefined, so that no mail is sent, for an address without an account or with the maximum of recent codes
 */
export async function composeLoginCodeMail({ db, clock, store }: Parts, queued: QueuedMail) {
  const to = queued.recipient
  const since = new Date(queued.created_at.getTime() - 30 * 60_000)
  if ((await countDeferredBefore(db, { ...queued, kind, since })) >= maxCodes) return
  const [user] = await findUsersByPhoneOrEmail(db, { email: to })
  if (!user) return
  const code = await createLoginCode({ db, clock }, user.id)
  return composeCodeMail(store(), { kind, to, name: user.name, code, minutes: codeMinutes }, queued.locale)
}

/**
 * Creates a six-digit code, which replaces the user's earlier one.
 * @returns the code, of which only the hash is stored
 */
async function createLoginCode({ db, clock }: Needed, userId: number) {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const expiresAt = new Date(clock.now().getTime() + codeMinutes * 60_000)
  await saveLoginCode(db, userId, await hashPin(code), expiresAt)
  return code
}

/**
 * Checks a typed code against the user's valid one, and counts the attempt. A right code is used up and confirms the
 * e-mail address. Takes as long when there is no valid code, so that timing tells nothing.
 * @returns whether the code was right
 */
export async function redeemLoginCode(
  { db, clock }: Needed,
  userId: number | undefined,
  code: string | undefined,
) {
  if (code === undefined) return false
  const codeHash = await countLoginCodeAttempt(db, userId ?? 0, clock.now())
  if (!(await isRightPin(code, codeHash))) return false
  const isRedeemed = await consumeLoginCode(db, userId ?? 0, codeHash ?? '')
  if (isRedeemed) await proveEmail(db, userId ?? 0, clock.now())
  return isRedeemed
}
