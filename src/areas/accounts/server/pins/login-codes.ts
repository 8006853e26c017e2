import { randomInt, randomUUID } from 'node:crypto'
import { letter } from '../../../../integrations/mail/letter.ts'
import { said as mailSaid } from '../../../../integrations/mail/words/index.ts'
import type { Parts } from '../../../../parts.ts'
import type { Language } from '../../../../words/language.ts'
import type { WantedMail } from '../../../outbox/server/send-mails.ts'
import { countWantedBefore } from '../../../outbox/server/wanted-mails.queries.ts'
import { wantMail } from '../../../outbox/server/write-mail.ts'
import type { StoreFacts } from '../../../store/contract.ts'
import { said } from '../../words/mails/index.ts'
import { confirmEmail } from '../confirmed-email.queries.ts'
import { findHolders } from '../users.queries.ts'
import { closeLoginCode, countCodeTry, keepLoginCode } from './login-codes.queries.ts'
import { hashPin, isRightPin } from './pins.ts'

export const codeMinutes = 10
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
  kind: CodeKind = 'login-code',
) => wantMail(db, { kind, subjectKey: randomUUID(), to, locale, now: clock.now() })

/** What a code is for: a login on an unknown device, or an administrator's first passkey. */
type CodeKind = 'login-code' | 'passkey-code'

/** Makes the mail that brings a code, which takes the place of an earlier one. Only its hash is stored. */
export const composeLoginCode = composeCode('login-code')
/** The same for an administrator's first passkey. */
export const composePasskeyCode = composeCode('passkey-code')

function composeCode(kind: CodeKind) {
  return (parts: Parts, wanted: WantedMail) => composeCodeOf(kind, parts, wanted)
}

async function composeCodeOf(kind: CodeKind, { db, clock, store }: Parts, wanted: WantedMail) {
  const to = wanted.recipient
  const since = new Date(wanted.created_at.getTime() - 30 * 60_000)
  if ((await countWantedBefore(db, { ...wanted, kind, since })) >= mostCodes) return
  const [user] = await findHolders(db, { email: to })
  if (!user) return
  const code = await makeLoginCode({ db, clock }, user.id)
  return codeLetter(store(), { kind, to, name: user.name, code }, wanted.locale)
}

/** Makes a code, which takes the place of an earlier one. @returns the code, which is stored as a hash alone */
export async function makeLoginCode({ db, clock }: Needed, userId: number) {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const expiresAt = new Date(clock.now().getTime() + codeMinutes * 60_000)
  await keepLoginCode(db, userId, await hashPin(code), expiresAt)
  return code
}

/** Counts a try and checks a code, which stays valid: what it is for uses it up. */
export const isLoginCode = async ({ db, clock }: Needed, userId: number, code: string) =>
  isRightPin(code, await countCodeTry(db, userId, clock.now()))

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

type Code = { kind: CodeKind; to: string; name: string; code: string }

const codeLetter = (store: StoreFacts, { kind, to, name, code }: Code, language: Language) =>
  letter({
    from: store,
    to,
    language,
    subject: (kind === 'login-code' ? said.codeSubject : said.passkeyCodeSubject)({ shop: store.name }).in(
      language,
    ),
    parts: [
      mailSaid.hello({ name }).in(language),
      (kind === 'login-code' ? said.codeAsked : said.passkeyCodeAsked)({ shop: store.name }).in(language),
      code,
      said.codeWorksOnce({ minutes: codeMinutes }).in(language),
      said.codeNotYou.in(language),
    ],
  })
