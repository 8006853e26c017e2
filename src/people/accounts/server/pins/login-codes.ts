import { randomInt, randomUUID } from 'node:crypto'
import { countDeferredBefore } from '#operations/outbox/server/deferred-mails.queries.ts'
import type { QueuedMail } from '#operations/outbox/server/send-mails.ts'
import { queueDeferredMail } from '#operations/outbox/server/write-mail.ts'
import type { Parts } from '#parts.ts'
import type { Language } from '#words/language.ts'
import { confirmEmail } from '../confirmed-email.queries.ts'
import { findUsersByPhoneOrEmail } from '../users.queries.ts'
import { composeCodeMail } from './code-mail.ts'
import { consumeLoginCode, countLoginCodeAttempt, saveLoginCode } from './login-codes.queries.ts'
import { hashPin, isRightPin } from './pins.ts'

const codeMinutes = 10
/** A limit per address, so that repeated requests do not flood a mailbox. */
const mostCodes = 5

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

/** Composes the mail with a login code, which replaces an earlier one. Only its hash is stored. */
export async function composeLoginCodeMail({ db, clock, store }: Parts, wanted: QueuedMail) {
  const to = wanted.recipient
  const since = new Date(wanted.created_at.getTime() - 30 * 60_000)
  if ((await countDeferredBefore(db, { ...wanted, kind, since })) >= mostCodes) return
  const [user] = await findUsersByPhoneOrEmail(db, { email: to })
  if (!user) return
  const code = await createLoginCode({ db, clock }, user.id)
  return composeCodeMail(store(), { kind, to, name: user.name, code, minutes: codeMinutes }, wanted.locale)
}

/**
 * Creates a code, which replaces an earlier one.
 * @returns the code, of which only the hash is stored
 */
async function createLoginCode({ db, clock }: Needed, userId: number) {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const expiresAt = new Date(clock.now().getTime() + codeMinutes * 60_000)
  await saveLoginCode(db, userId, await hashPin(code), expiresAt)
  return code
}

/**
 * Checks a code against the user's valid one and invalidates it when it matches. Takes as long when there is none, so
 * that timing tells nothing.
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
  if (isRedeemed) await confirmEmail(db, userId ?? 0, clock.now())
  return isRedeemed
}
