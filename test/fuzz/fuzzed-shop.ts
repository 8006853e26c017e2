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

/** Requests that may end a session: it is renewed afterwards, so that the next requests get as far. */
const endsLogins = /\/auth\/|account\/(update|erase)|log-?out|second-factor/
/** An erased account cannot log in again, so another customer takes its place. */
const erases = /account\/erase/
/** Errors of a session that has ended or needs confirmation. */
const lockedOut = /"code":"(NOT_SIGNED_IN|SECOND_FACTOR_NEEDED|SECOND_FACTOR_MISSING|CONFIRM_AGAIN)"/
/** Endpoints that answer 200 only with the role's full rights. */
const probeCalls: Record<SignedInRole, string> = {
  customer: '/api/profile',
  admin: '/api/second-factor/confirmed',
}

/**
 * A listening shop with the demo catalogue, and a signed-in user of each role: the administrator has a second factor
 * and has just confirmed it.
 */
export async function fuzzedShop() {
  /** The errors in the shop's log. */
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
  /** Each request has its own network address, so that no rate limit by address applies. */
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
  /** Logs in again; an erased or blocked account is replaced by another one. */
  const logIn = async (who: SignedInRole) => {
    await openLogin(who)
    if ((await statusOf(who)) === 200) return
    people[who] = await newPerson[who]()
    await openLogin(who)
  }

  /** The endpoints, by method and first path segments, that succeeded for the administrator. */
  const answeredToAdmin = new Set<string>()
  const ask = async (sent: FuzzRequest) => {
    const answer = await sendAs(sent)
    if (sent.as === 'visitor' || !answer) return answer
    if (sent.as === 'customer' && erases.test(sent.path) && answer.status === 200)
      people.customer = await newPerson.customer()
    if (endsLogins.test(sent.path) || lockedOut.test(answer.body)) await logIn(sent.as)
    // A successful expensive action has used up the step-up confirmation.
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
    /** Advances the clock by an hour, so that no rate limit by person applies, and logs both in. */
    begin: async () => {
      shop.clock.pass({ minutes: 61 })
      await logIn('customer')
      await logIn('admin')
    },
    /** The status of the probe endpoint for both, without a new login. */
    probeStatuses: async () => ({ customer: await statusOf('customer'), admin: await statusOf('admin') }),
  }
}
