import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { hashPin } from '../../src/areas/accounts/server/pins/pins.ts'
import { openSession } from '../../src/areas/session/server/sessions.queries.ts'
import { seedDemo } from '../../src/database/demo/seed-demo.ts'
import { loadRenderer } from '../../src/http/pages/renderer.ts'
import { createPayingShop, saveAddress } from '../shop/payment.ts'
import { signInAs } from '../shop/shop.ts'
import type { Sent } from './requests.ts'
import { rawSender } from './send-raw.ts'

type Signed = Exclude<Sent['as'], 'visitor'>

/** What may end a login: it is opened again, so that the next requests come as far as the ones before. */
const endsLogins = /\/auth\/|account\/(update|erase)/
/** Whose account is gone has none that a login could be opened for: the next one is another customer. */
const erases = /account\/erase/

/** A shop with the demo's catalogue that listens, and somebody of each role who stays signed in. */
export async function fuzzedShop() {
  /** What the shop wrote into its log as an error. */
  const complaints: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void complaints.push(line) })
  const shop = await createPayingShop({ renderer: await loadRenderer(), log })
  await seedDemo(shop)
  const pin_hash = await hashPin('7391')
  const aCustomer = async () => {
    const { user } = await signInAs(shop, 'customer', { pin_hash })
    await saveAddress(shop.db, user.id)
    return user
  }
  const people = { customer: await aCustomer(), admin: (await signInAs(shop, 'admin', { pin_hash })).user }
  const address = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const { send, close } = rawSender(new URL(address).port)
  onTestFinished(close)

  const tokens = { visitor: 'nobody', customer: '', admin: '' }
  const logIn = async (who: Signed) => {
    tokens[who] = await openSession(shop.db, people[who].id, shop.clock.now())
  }
  await logIn('customer')
  await logIn('admin')

  let asked = 0
  /** Each request comes from an address of its own, so that no limit for an address keeps it out. */
  const ask = async (sent: Sent) => {
    asked += 1
    const from = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`
    const headers = { ...sent.headers, cookie: `token=${tokens[sent.as]}`, 'x-forwarded-for': from }
    const answer = await send({ ...sent, headers })
    if (sent.as === 'customer' && erases.test(sent.path) && answer?.status === 200)
      people.customer = await aCustomer()
    if (sent.as !== 'visitor' && endsLogins.test(sent.path)) await logIn(sent.as)
    return answer
  }
  const isLoggedIn = async (who: Signed) =>
    (await ask({ as: who, method: 'GET', path: '/api/profile', headers: {} }))?.status === 200
  return { ask, isLoggedIn, complaints }
}
