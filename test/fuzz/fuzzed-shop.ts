import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { seedDemo } from '#database/demo/seed-demo.ts'
import { loadRenderer } from '#http/pages/renderer.ts'
import { hashPin } from '#people/accounts/server/pins/pins.ts'
import { recordFactorGiven } from '#people/second-factor/server/session-auth.queries.ts'
import { openSession } from '#people/sessions/server/sessions.queries.ts'
import { hashOfToken } from '#people/sessions/server/tokens.ts'
import { createShopWithPayments, saveAddress } from '../shop/payment.ts'
import { enrolledAdmin } from '../shop/second-factor.ts'
import { signInAs } from '../shop/shop.ts'
import type { FuzzRequest } from './requests.ts'
import { rawSender } from './send-raw.ts'

type SignedInRole = Exclude<FuzzRequest['as'], 'visitor'>

/** What may end a login: it is opened again, so that the next requests come as far as the ones before. */
const endsLogins = /\/auth\/|account\/(update|erase)|log-?out|second-factor/
/** Whose account is gone has none that a login could be opened for: the next one is another customer. */
const erases = /account\/erase/
/** What keeps somebody from being let in as who they are: their login ended, or has to be confirmed. */
const lockedOut = /"code":"(NOT_SIGNED_IN|SECOND_FACTOR_NEEDED|SECOND_FACTOR_MISSING|CONFIRM_AGAIN)"/
/** Calls that only those who may do everything are answered 200. */
const probeCalls: Record<SignedInRole, string> = {
  customer: '/api/profile',
  admin: '/api/second-factor/confirmed',
}

/**
 * A shop with the demo's catalogue that listens, and somebody of each role who stays signed in: the administrator with a
 * second factor, given and just confirmed.
 */
export async function fuzzedShop() {
  /** What the shop wrote into its log as an error. */
  const loggedErrors: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void loggedErrors.push(line) })
  const shop = await createShopWithPayments({ renderer: await loadRenderer(), log })
  await seedDemo(shop)
  const pin_hash = await hashPin('7391')
  const newPerson = {
    customer: async () => {
      const { user } = await signInAs(shop, 'customer', { pin_hash })
      await saveAddress(shop.db, user.id)
      return user
    },
    admin: async () => (await enrolledAdmin(shop, { pin_hash })).user,
  }
  const people = { customer: await newPerson.customer(), admin: await newPerson.admin() }
  const address = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const { send, close } = rawSender(new URL(address).port)
  onTestFinished(close)

  const tokens = { visitor: 'nobody', customer: '', admin: '' }
  let requestCount = 0
  /** Each request comes from an address of its own, so that no limit for an address keeps it out. */
  const sendAs = (sent: FuzzRequest) => {
    requestCount += 1
    const from = `10.${(requestCount >> 16) & 255}.${(requestCount >> 8) & 255}.${requestCount & 255}`
    return send({
      ...sent,
      headers: { ...sent.headers, cookie: `token=${tokens[sent.as]}`, 'x-forwarded-for': from },
    })
  }

  const openLogin = async (who: SignedInRole) => {
    const now = shop.clock.now()
    tokens[who] = await openSession(shop.db, people[who].id, now)
    if (who === 'admin') await recordFactorGiven(shop.db, hashOfToken(tokens.admin), now)
  }
  const statusOf = async (who: SignedInRole) =>
    (await sendAs({ as: who, method: 'GET', path: probeCalls[who], headers: {} }))?.status
  /** Logs in once more; whose account is gone or blocked is somebody else from now on. */
  const logIn = async (who: SignedInRole) => {
    await openLogin(who)
    if ((await statusOf(who)) === 200) return
    people[who] = await newPerson[who]()
    await openLogin(who)
  }

  /** The calls, by method and first words, that the administrator was answered with a success. */
  const answeredToAdmin = new Set<string>()
  const ask = async (sent: FuzzRequest) => {
    const answer = await sendAs(sent)
    if (sent.as === 'visitor' || !answer) return answer
    if (sent.as === 'customer' && erases.test(sent.path) && answer.status === 200)
      people.customer = await newPerson.customer()
    if (endsLogins.test(sent.path) || lockedOut.test(answer.body)) await logIn(sent.as)
    // An expensive action has used up the confirmation.
    if (sent.as === 'admin' && answer.status < 300 && sent.method !== 'HEAD')
      await recordFactorGiven(shop.db, hashOfToken(tokens.admin), shop.clock.now())
    if (sent.as === 'admin' && answer.status < 300 && /^\/api\//.test(sent.path))
      answeredToAdmin.add(`${sent.method} ${sent.path.split(/[?%]/)[0]?.replaceAll(/\d+/g, '1')}`)
    return answer
  }

  return {
    ask,
    complaints: loggedErrors,
    answeredToAdmin,
    /** An hour passes, after which no limit for a person keeps anybody out, and both have just logged in. */
    begin: async () => {
      shop.clock.pass({ minutes: 61 })
      await logIn('customer')
      await logIn('admin')
    },
    /** How both are answered by a call that asks for all that they can show, without logging in for it. */
    probeStatuses: async () => ({ customer: await statusOf('customer'), admin: await statusOf('admin') }),
  }
}
