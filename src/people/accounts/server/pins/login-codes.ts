import { randomInt, randomUUID } from 'node:crypto'
import type { WantedMail } from '#operations/outbox/server/send-mails.ts'
import { countWantedBefore } from '#operations/outbox/server/wanted-mails.queries.ts'
import { wantMail } from '#operations/outbox/server/write-mail.ts'
import type { Parts } from '#parts.ts'
import type { Language } from '#words/language.ts'
import { confirmEmail } from '../confirmed-email.queries.ts'
import { findHolders } from '../users.queries.ts'
import { codeLetter } from './code-letter.ts'
import { closeLoginCode, countCodeTry, keepLoginCode } from './login-codes.queries.ts'
import { hashPin, isRightPin } from './pins.ts'

const codeMinutes = 10
/** A limit per address, so that asking again and again does not flood somebody's mailbox. */
const mostCodes = 5

type Needed = Pick<Parts, 'db' | 'clock'>

/**
 * Writes down that the owner of this address needs a code to log in with; it is made when the mail is sent, in the
 * language they read: somebody else may be logging in.
 */
export const wantLoginCode = (
  { db, clock }: Needed,
  { email: to, locale }: { email: string; locale: Language },
) => wantMail(db, { kind, subjectKey: randomUUID(), to, locale, now: clock.now() })

const kind = 'login-code'

/** Makes the mail that brings a code, which takes the place of an earlier one. Only its hash is stored. */
export async function composeLoginCode({ db, clock, store }: Parts, wanted: WantedMail) {
  const to = wanted.recipient
  const since = new Date(wanted.created_at.getTime() - 30 * 60_000)
  if ((await countWantedBefore(db, { ...wanted, kind, since })) >= mostCodes) return
  const [user] = await findHolders(db, { email: to })
  if (!user) return
  const code = await makeLoginCode({ db, clock }, user.id)
  return codeLetter(store(), { kind, to, name: user.name, code, minutes: codeMinutes }, wanted.locale)
}

/** Makes a code, which takes the place of an earlier one. @returns the code, which is stored as a hash alone */
async function makeLoginCode({ db, clock }: Needed, userId: number) {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const expiresAt = new Date(clock.now().getTime() + codeMinutes * 60_000)
  await keepLoginCode(db, userId, await hashPin(code), expiresAt)
  return code
}

/**
 * Checks a code against the user's valid one and invalidates it when it matches. Takes as long when there is none, so
 * that timing tells nothing.
 */
export async function takeLoginCode(
  { db, clock }: Needed,
  userId: number | undefined,
  code: string | undefined,
) {
  if (code === undefined) return false
  const codeHash = await countCodeTry(db, userId ?? 0, clock.now())
  if (!(await isRightPin(code, codeHash))) return false
  const isClosed = await closeLoginCode(db, userId ?? 0, codeHash ?? '')
  if (isClosed) await confirmEmail(db, userId ?? 0, clock.now())
  return isClosed
}
