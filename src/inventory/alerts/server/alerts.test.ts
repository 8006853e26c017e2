import { expect, test } from 'vitest'
import { deliverPushes } from '#operations/push/server/deliver-pushes.ts'
import { startPushService } from '#test/shop/push-service.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { addProduct, addVariant, createTestShop, signInAs, type TestShop } from '#test/shop/shop.ts'
import { notifyWaitingCustomers } from './notify-back-in-stock.ts'
import { purgeAlerts } from './purge-alerts.ts'

/** A shop with a product of two sizes: the first is out of stock. */
async function shopWithoutStock(env: Record<string, string> = {}) {
  const shop = await createTestShop({ env })
  const muesli = await addProduct(shop.db, {
    stock: 0,
    translations: JSON.stringify({ ta: { name: 'சிறுதானிய மியூஸ்லி' } }) as never,
  })
  const kilo = await addVariant(shop.db, muesli.id)
  const admin = await signInAs(shop, 'admin')
  let forms = 0
  const receive = (units: number, pack_id = muesli.pack_id) =>
    admin.post('/api/stock/moves', {
      form_key: `form-of-received-stock-${forms++}`,
      reason: 'received',
      lines: [{ pack_id, units }],
    })
  return { shop, muesli, kilo, admin, receive, pack_id: muesli.pack_id }
}

/** What the jobs do: tell who waits, and send the mails. @returns the mails about stock since the last call */
function mailReader(shop: TestShop) {
  let seen = 0
  return async () => {
    await notifyWaitingCustomers(shop)
    await sendMails(shop)
    const fresh = shop.mails.slice(seen)
    seen = shop.mails.length
    return fresh.filter(({ id }) => /^(back-in-stock|stock-alert)/.test(id ?? ''))
  }
}

const keyIn = (text = '') => /\/alerts\/([\w-]{40,})/.exec(text)?.[1] ?? ''

// Requirement D-415: A logged-in customer asks with one tap for an email when a size is back in stock, and gets exactly
//   one, in the language and at the price of the day.
test('a customer is told once, in their language, when the size can be bought again', async () => {
  const { shop, pack_id, receive, muesli } = await shopWithoutStock()
  const read = mailReader(shop)
  const anitha = await signInAs(shop, 'customer')
  const asked = await anitha.post('/ta/api/stock-alerts', { pack_id })
  expect(asked.json()).toMatchObject({
    message: 'மீண்டும் ஸ்டாக் வந்ததும் இமெயிலில் சொல்கிறோம்.',
    alert: { pack_id, name: 'சிறுதானிய மியூஸ்லி 400 g', confirmed: true },
  })
  expect((await anitha.post('/ta/api/stock-alerts', { pack_id })).json().alert).toEqual(asked.json().alert)
  expect(await read()).toEqual([])
  await shop.db.updateTable('packs').set({ price_paise: 29_900 }).where('id', '=', pack_id).execute()
  await receive(3)
  const [mail, ...others] = await read()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    to: anitha.user.email,
    subject: 'சிறுதானிய மியூஸ்லி 400 g மீண்டும் ஸ்டாக் வந்துவிட்டது',
  })
  expect(mail?.text).toContain('₹299')
  expect(mail?.text).toContain(`/ta/product/${muesli.id}-millet-muesli?pack=${pack_id}`)
  expect(await read()).toEqual([])
  expect((await anitha.get('/api/stock-alerts')).json()).toEqual([])
  // It ended: stock that goes and comes again is news only for who asks again.
  expect((await anitha.post('/api/stock-alerts', { pack_id })).json().code).toBe('IN_STOCK')
})

// Requirement D-415
test('a customer’s devices with notifications hear of it too, once', async () => {
  const clock = { now: () => new Date('2026-06-15T06:00:00Z') }
  const service = await startPushService(clock)
  const { shop, pack_id, receive, muesli } = await shopWithoutStock({ PUSH_SERVICES: service.origin })
  const anitha = await signInAs(shop, 'customer')
  expect((await anitha.post('/ta/api/push/subscriptions', service.subscribe())).statusCode).toBe(200)
  await anitha.post('/api/stock-alerts', { pack_id })
  await receive(3)
  for (let run = 0; run < 2; run++) {
    await notifyWaitingCustomers(shop)
    await deliverPushes(shop)
  }
  expect(service.received.map(({ message }) => [message.title, message.url])).toEqual([
    ['Millet Muesli 400 g மீண்டும் கிடைக்கிறது', `/ta/product/${muesli.id}-millet-muesli?pack=${pack_id}`],
  ])
})

// Requirement D-416: A visitor's alert needs only an email address, which is confirmed with an emailed link; the answer
//   is the same for every address.
test('a visitor confirms the address once for all alerts, and hears nothing before', async () => {
  const { shop, pack_id, muesli, receive } = await shopWithoutStock()
  const read = mailReader(shop)
  const other = await addProduct(shop.db, { name: 'Idli Podi', stock: 0 })
  const visitor = shop.visitor()
  const ask = (id: number, email = 'Devi@example.com') =>
    visitor.post('/api/stock-alerts/ask', { pack_id: id, email })
  const first = await ask(pack_id)
  expect(first.statusCode).toBe(200)
  expect((await ask(pack_id)).body).toBe(first.body)
  expect((await ask(other.pack_id, 'devi+two@example.com')).body).toBe(first.body)
  const mails = await read()
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['devi@example.com', 'Confirm your alert for Millet Muesli 400 g'],
  ])
  const key = keyIn(mails[0]?.text)
  await receive(2)
  expect(await read()).toEqual([])
  const opened = (await visitor.get(`/api/stock-alerts/by-link/${key}`)).json()
  expect(opened.confirmed).toBe(false)
  expect(opened.alerts).toHaveLength(2)
  const confirmed = (await visitor.post(`/api/stock-alerts/by-link/${key}/confirmation`, {})).json()
  expect(confirmed).toMatchObject({ confirmed: true, alerts: [{ confirmed: true }, { confirmed: true }] })
  const [told, ...rest] = await read()
  expect(rest).toEqual([])
  expect(told).toMatchObject({ to: 'devi@example.com', subject: 'Millet Muesli 400 g is back in stock' })
  expect(told?.text).toContain(`/product/${muesli.id}-millet-muesli?pack=${pack_id}`)
  // The link in that email still cancels the other alert, with one click.
  expect(told?.headers).toEqual({
    'List-Unsubscribe': `<${shop.settings.publicUrl}/api/stock-alerts/by-link/${keyIn(told?.text)}/cancel>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  const cancelled = await visitor.post(
    `/api/stock-alerts/by-link/${keyIn(told?.text)}/cancel`,
    'List-Unsubscribe=One-Click',
    { headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  )
  expect([cancelled.statusCode, cancelled.json()]).toEqual([200, { confirmed: true, alerts: [] }])
  await receive(5, other.pack_id)
  expect(await read()).toEqual([])
})

test('an account whose address nobody confirmed gets the link first', async () => {
  const { shop, pack_id, receive } = await shopWithoutStock()
  const read = mailReader(shop)
  const anitha = await signInAs(shop, 'customer', { email_confirmed_at: null })
  const asked = (await anitha.post('/api/stock-alerts', { pack_id })).json()
  expect(asked).toMatchObject({ alert: { confirmed: false } })
  await receive(2)
  const [toConfirm, ...others] = await read()
  expect(others).toEqual([])
  await shop.visitor().post(`/api/stock-alerts/by-link/${keyIn(toConfirm?.text)}/confirmation`, {})
  expect((await read()).map(({ to, subject }) => [to, subject])).toEqual([
    [anitha.user.email, 'Millet Muesli 400 g is back in stock'],
  ])
})

// Requirement D-417: At most three people an hour are told for each available unit, those who have waited longest
//   first.
test('one unit is news for three people; the rest hear an hour later if it is still there', async () => {
  const { shop, pack_id, receive } = await shopWithoutStock()
  const read = mailReader(shop)
  const people = []
  for (let at = 0; at < 5; at++) {
    const person = await signInAs(shop, 'customer')
    await person.post('/api/stock-alerts', { pack_id })
    shop.clock.pass({ seconds: 1 })
    people.push(person.user.email)
  }
  await receive(1)
  expect((await read()).map(({ to }) => to)).toEqual(people.slice(0, 3))
  expect(await read()).toEqual([])
  shop.clock.pass({ minutes: 61 })
  expect((await read()).map(({ to }) => to)).toEqual(people.slice(3))
})

// Requirement D-418: Nobody is told of stock that can't be bought: reserved, expired or recalled units, hidden or deleted
//   products, another size, and a shop that hasn't opened.
test('what cannot be bought is no news, until it can', async () => {
  const { shop, pack_id, muesli, kilo, admin, receive } = await shopWithoutStock()
  const read = mailReader(shop)
  const anitha = await signInAs(shop, 'customer')
  await anitha.post('/api/stock-alerts', { pack_id })
  await receive(9, kilo.id)
  expect(await read()).toEqual([])
  await admin.put(`/api/products/${muesli.id}/visibility`, { hidden: true })
  await receive(5)
  expect(await read()).toEqual([])
  // The list keeps it, without a link to a page that nobody sees.
  expect((await anitha.get('/api/stock-alerts')).json()).toMatchObject([{ pack_id, path: null }])
  expect((await admin.put(`/api/products/${muesli.id}/visibility`, { hidden: false })).statusCode).toBe(200)
  expect(await read()).toHaveLength(1)
})

test('units that an unpaid order has reserved are news when its reservation ends', async () => {
  const { shop, pack_id, receive } = await shopWithoutStock()
  const read = mailReader(shop)
  const [anitha, kavin] = [await signInAs(shop, 'customer'), await signInAs(shop, 'customer')]
  await anitha.post('/api/stock-alerts', { pack_id })
  // As while an order holds the only unit.
  await receive(1)
  await shop.db.updateTable('packs').set({ stock: 0 }).where('id', '=', pack_id).execute()
  expect(await read()).toEqual([])
  await shop.db.updateTable('packs').set({ stock: 1 }).where('id', '=', pack_id).execute()
  expect((await read()).map(({ to }) => to)).toEqual([anitha.user.email])
  expect((await kavin.post('/api/stock-alerts', { pack_id })).json().code).toBe('IN_STOCK')
})

// Requirement D-419: The merchant sees how many people wait for each size.
test('the merchant sees how many wait, by people or by time', async () => {
  const { shop, pack_id, admin } = await shopWithoutStock()
  const podi = await addProduct(shop.db, { name: 'Idli Podi', stock: 0 })
  const [anitha, kavin] = [await signInAs(shop, 'customer'), await signInAs(shop, 'customer')]
  await anitha.post('/api/stock-alerts', { pack_id: podi.pack_id })
  shop.clock.pass({ minutes: 1 })
  await anitha.post('/api/stock-alerts', { pack_id })
  await kavin.post('/api/stock-alerts', { pack_id })
  await shop.visitor().post('/api/stock-alerts/ask', { pack_id, email: 'unconfirmed@example.com' })
  const list = async (query = '') =>
    (await admin.get(`/api/stock/waiting${query}`))
      .json()
      .map((row: { name: string; waiting: number }) => [row.name, row.waiting])
  expect(await list()).toEqual([
    ['Millet Muesli 400 g', 2],
    ['Idli Podi', 1],
  ])
  expect(await list('?sort=time')).toEqual([
    ['Idli Podi', 1],
    ['Millet Muesli 400 g', 2],
  ])
  expect((await anitha.get('/api/stock/waiting')).statusCode).toBe(403)
})

// Requirement D-420: An alert is cancelled in the account, ends after 180 days, and is deleted with the account.
test('alerts end: cancelled, too old, or erased with the account', async () => {
  const { shop, pack_id, receive } = await shopWithoutStock()
  const read = mailReader(shop)
  const [anitha, kavin, devi] = [
    await signInAs(shop, 'customer'),
    await signInAs(shop, 'customer'),
    await signInAs(shop, 'customer'),
  ]
  const { alert } = (await anitha.post('/api/stock-alerts', { pack_id })).json()
  expect((await kavin.delete(`/api/stock-alerts/${alert.id}`)).statusCode).toBe(200)
  expect((await anitha.get('/api/stock-alerts')).json()).toHaveLength(1)
  await anitha.delete(`/api/stock-alerts/${alert.id}`)
  expect((await anitha.get('/api/stock-alerts')).json()).toEqual([])
  await kavin.post('/api/stock-alerts', { pack_id })
  shop.clock.pass({ days: 179 })
  await purgeAlerts(shop)
  expect(await shop.db.selectFrom('stock_alerts').select('id').execute()).toHaveLength(1)
  shop.clock.pass({ days: 2 })
  await purgeAlerts(shop)
  expect(await shop.db.selectFrom('stock_alerts').select('id').execute()).toEqual([])
  await devi.logInAgain()
  await devi.post('/api/stock-alerts', { pack_id })
  expect(JSON.stringify((await devi.get('/api/account/data')).json())).toContain('"pack_id"')
  await shop.db
    .updateTable('users')
    .set({ erased_at: shop.clock.now() })
    .where('id', '=', devi.user.id)
    .execute()
  await receive(5)
  expect(await read()).toEqual([])
})

test('too many requests from one network, wrong input and unknown links are refused, and nothing is stored', async () => {
  const { shop, pack_id, kilo } = await shopWithoutStock()
  const visitor = shop.visitor()
  for (let at = 0; at < 10; at++)
    await visitor.post('/api/stock-alerts/ask', { pack_id, email: `person${at}@example.org` })
  const refused = await visitor.post('/api/stock-alerts/ask', { pack_id, email: 'eleventh@example.org' })
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_ALERTS'])
  const anitha = await signInAs(shop, 'customer')
  expect((await anitha.post('/api/stock-alerts', { pack_id })).statusCode).toBe(200)
  expect((await anitha.post('/api/stock-alerts', { pack_id: kilo.id })).json().code).toBe('IN_STOCK')
  expect((await anitha.post('/api/stock-alerts', { pack_id: 4711 })).statusCode).toBe(404)
  expect((await visitor.post('/api/stock-alerts/ask', { pack_id, email: 'nobody' })).statusCode).toBe(400)
  expect((await visitor.get('/api/stock-alerts/by-link/unknown')).statusCode).toBe(404)
  expect((await visitor.post('/api/stock-alerts/by-link/unknown/cancel', {})).statusCode).toBe(404)
  expect(await shop.db.selectFrom('stock_alerts').select('id').execute()).toHaveLength(11)
})
