import { expect, test } from 'vitest'
import { hashPin } from '#people/accounts/server/pins/pins.ts'
import { addOrder, addressJson, createShopWithPeople } from '#test/shop/orders.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { createTestShop, signInAs } from '#test/shop/shop.ts'

const pin = '4821'

test('a customer’s page has the contact, the address and what was bought', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  await anitha.put(
    '/api/address/upsert',
    JSON.parse(addressJson({ full_name: 'Anitha Raj', phone: '9843011223' })),
  )
  await addOrder(shop, anitha)
  await addOrder(shop, anitha, { status: 'pending' })
  const { id, name, email, phone } = anitha.user
  const page = (await admin.get(`/api/customers/${id}`)).json()
  expect(page).toMatchObject({ id, name, email, phone, blocked: null })
  expect(page.bought).toMatchObject({ orders: 1, total: 640 })
  expect(page.address).toMatchObject({ city: 'Coimbatore' })
  const orders = (await admin.get(`/api/customers/${id}/orders`)).json()
  expect(orders.map(({ status }: { status: string }) => status)).toEqual(['pending', 'paid'])
})

test('what went back was not bought, and who never paid bought nothing', async () => {
  const { shop, admin, anitha, kavin } = await createShopWithPeople()
  const id = await addOrder(shop, anitha)
  await shop.db
    .updateTable('orders')
    .set({ refunded_paise: 14_000, refunded_at: shop.clock.now(), payment_state: 'partly_refunded' })
    .where('id', '=', id)
    .execute()
  const boughtBy = async (who: typeof anitha) =>
    (await admin.get(`/api/customers/${who.user.id}`)).json().bought
  expect(await boughtBy(anitha)).toMatchObject({ orders: 1, total: 500 })
  expect(await boughtBy(kavin)).toEqual({ orders: 0, total: 0, last: null })
})

test('only an administrator asks, and only for a customer', async () => {
  const { admin, anitha, kavin } = await createShopWithPeople()
  expect((await kavin.get(`/api/customers/${anitha.user.id}`)).statusCode).toBe(403)
  expect((await admin.get(`/api/customers/${admin.user.id}`)).statusCode).toBe(404)
  expect((await admin.put(`/api/customers/${admin.user.id}/block`, { reason: 'Gone' })).statusCode).toBe(404)
  expect((await admin.get('/api/customers/999999')).statusCode).toBe(404)
})

test('notes are kept for the merchant alone, once however often they are sent', async () => {
  const { admin, anitha } = await createShopWithPeople()
  const path = `/api/customers/${anitha.user.id}/notes`
  const send = (form_key: string, body: string) =>
    admin.post(path, { form_key: `${form_key.replaceAll(/\W/g, '-')}-form-in-a-test`, body })
  for (const body of ['Wants no plastic.', 'Calls on Sundays.']) await send(body, body)
  expect((await send('Wants no plastic.', 'Wants no plastic.')).statusCode).toBe(200)
  expect((await send('Wants no plastic.', 'Wants plastic.')).json()).toMatchObject({
    code: 'ENTERED_DIFFERENTLY',
  })
  const first = (await admin.get(`${path}?limit=1`)).json()
  expect(first).toMatchObject([{ body: 'Calls on Sundays.', by: admin.user.name }])
  expect((await send('blank', '   ')).statusCode).toBe(400)
  expect((await anitha.get(path)).statusCode).toBe(403)
  await admin.delete(`${path}/${first[0].id}`)
  expect((await admin.delete(`${path}/${first[0].id}`)).statusCode).toBe(200)
  expect((await admin.get(path)).json()).toMatchObject([{ body: 'Wants no plastic.' }])
})

test('the link for a forgotten pin goes to the customer, in their language, once a form', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  await shop.db.updateTable('users').set({ locale: 'ta' }).where('id', '=', anitha.user.id).execute()
  const path = `/api/customers/${anitha.user.id}/pin-link`
  for (const form_key of ['one-form-in-a-test', 'one-form-in-a-test'])
    expect((await admin.post(path, { form_key })).statusCode).toBe(200)
  await sendMails(shop)
  expect(shop.mails).toMatchObject([{ to: anitha.user.email }])
  const [token] = /(?<=reset-password\/[^/]+\/)[\w-]+/.exec(shop.mails[0]?.text ?? '') ?? []
  const reset = { email: anitha.user.email, token, pin: '7391' }
  expect((await shop.visitor().post('/api/auth/reset-password', reset)).statusCode).toBe(200)
  expect(shop.mails[0]?.text).toContain('/ta/reset-password/')
})

async function shopWithLogin() {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const customer = await signInAs(shop, 'customer', { pin_hash: await hashPin(pin) })
  const logIn = (tried = pin) =>
    shop.visitor().post('/api/auth/login', { phone: customer.user.phone, pin: tried })
  const block = (reason = 'Sends everything back') =>
    admin.put(`/api/customers/${customer.user.id}/block`, { reason })
  return { shop, admin, customer, logIn, block }
}

test('who is blocked is logged out and does not come in, until they are unblocked', async () => {
  const { shop, admin, customer, logIn, block } = await shopWithLogin()
  expect((await block()).json()).toMatchObject({ customer: { blocked: { reason: 'Sends everything back' } } })
  expect((await customer.get('/api/profile')).statusCode).toBe(401)
  const refused = await logIn()
  expect(refused.statusCode).toBe(403)
  expect(refused.json()).toMatchObject({ code: 'ACCOUNT_BLOCKED' })
  // Wrong PINs must not reveal that the account is blocked.
  expect((await logIn('9753')).json()).toMatchObject({ code: 'WRONG_PIN' })
  await admin.put(`/api/customers/${customer.user.id}/unblock`, {})
  expect((await logIn()).statusCode).toBe(200)
  const logged = await shop.db.selectFrom('security_log').select(['event', 'user_id', 'details']).execute()
  const steps = logged.filter(({ event }) => event === 'account blocked')
  expect(steps).toMatchObject([
    { user_id: customer.user.id, details: { action: 'blocked', by: admin.user.id } },
    { user_id: customer.user.id, details: { action: 'unblocked' } },
  ])
})

test('an order of somebody who is blocked goes on', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  const order = await addOrder(shop, anitha)
  await admin.put(`/api/customers/${anitha.user.id}/block`, { reason: 'Rude' })
  expect((await admin.put(`/api/orders/deliver/${order}`, {})).json()).toMatchObject({
    order: { status: 'delivered' },
  })
})

test('of two who block the same customer the second is told the reason of the first, which stays', async () => {
  const { shop, admin, customer, block } = await shopWithLogin()
  await block('Rude')
  expect((await block('Rude')).statusCode).toBe(200)
  const second = await block('Sends everything back')
  expect([second.statusCode, second.json()]).toMatchObject([
    409,
    {
      code: 'BLOCKED_MEANWHILE',
      message: 'Someone else has already blocked this customer: Rude',
    },
  ])
  const { blocked } = (await admin.get(`/api/customers/${customer.user.id}`)).json()
  expect(blocked.reason).toBe('Rude')
  expect(await shop.db.selectFrom('security_log').select('event').execute()).toHaveLength(1)
})

test('blocking asks for a reason', async () => {
  const { block, logIn } = await shopWithLogin()
  expect((await block('  ')).statusCode).toBe(400)
  expect((await logIn()).statusCode).toBe(200)
})

// Requirement D-213
test('an erased account is not listed, counted, blocked or emailed as a customer', async () => {
  const { shop, admin, customer } = await shopWithLogin()
  await signInAs(shop, 'customer', { name: 'Kavin Kumar' })
  const listed = async (query: string) => {
    const answer = await admin.get(`/api/profile/all?${query}`)
    return [answer.json().length, answer.headers['x-total-count']]
  }
  expect(await listed('role=customer')).toEqual([2, '2'])
  expect((await customer.post('/api/account/erase', { pin })).statusCode).toBe(200)
  expect([await listed('role=customer'), await listed(''), await listed('q=erased')]).toEqual([
    [1, '1'],
    [2, '2'],
    [0, '0'],
  ])
  expect((await admin.get('/api/overview')).json().users).toBe(2)
  const path = `/api/customers/${customer.user.id}`
  const answers = [
    await admin.post(`${path}/pin-link`, { form_key: 'a-form-in-a-test' }),
    await admin.put(`${path}/block`, { reason: 'Gone' }),
    await admin.put(`${path}/unblock`, {}),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  expect(await shop.db.selectFrom('outbox').select('kind').where('kind', '=', 'pin-reset').execute()).toEqual(
    [],
  )
  const { blocked_at } = await shop.db
    .selectFrom('users')
    .select('blocked_at')
    .where('id', '=', customer.user.id)
    .executeTakeFirstOrThrow()
  expect(blocked_at).toBeNull()
})
