import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hashPin } from '#people/accounts/server/pins/pins.ts'
import { securityLogYears } from '#people/security/rules/security-log.ts'
import { addOrder, addressJson } from '#test/shop/orders.ts'
import { createShopWithPayments, payFor, placeOrderOf, runJobs, signInShopper } from '#test/shop/payment.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { addProduct, createTestShop, signInAs, type TestShop } from '#test/shop/shop.ts'
import { tablesWith } from '#test/shop/tables-with.ts'
import { impersonalTables } from './impersonal-tables.ts'
import { listPersonalTables } from './personal-tables.ts'

const pin = '4821'
const zarina = { name: 'Zarina Qureshi', email: 'zarina@example.com', phone: '9812345670' }

const zarinaAt = { full_name: zarina.name, phone: zarina.phone }

/** A customer with data in every table that holds personal data. */
async function shopWithZarina() {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const person = await signInAs(shop, 'customer', { ...zarina, pin_hash: await hashPin(pin) })
  const product = await addProduct(shop.db)
  await person.post('/api/auth/login', { phone: zarina.phone, pin })
  await person.put('/api/address/upsert', JSON.parse(addressJson(zarinaAt)))
  await person.put('/api/account/gst', { gstin: '33ABCDE1234F1Z7', business_name: 'Zarina Stores' })
  const work = { name: 'work', landmark: 'Opposite the mill' }
  await person.post('/api/addresses', { ...JSON.parse(addressJson(zarinaAt)), ...work })
  await person.post('/api/cart/add', { product_id: product.id })
  const order = await addOrder(shop, person, {
    status: 'delivered',
    address: JSON.stringify({ ...JSON.parse(addressJson(zarinaAt)), ...work }),
  })
  await person.post('/api/tickets', {
    form_key: 'form-of-a-ticket-of-hers',
    kind: 'complaint',
    order_id: order,
    body: 'Zarina is not pleased.',
  })
  await sendMails(shop)
  await admin.post(`/api/customers/${person.user.id}/notes`, {
    form_key: 'form-of-a-note-about-her',
    body: 'Zarina rings twice.',
  })
  await admin.put(`/api/customers/${person.user.id}/block`, { reason: 'Zarina was rude' })
  await admin.put(`/api/customers/${person.user.id}/unblock`, {})
  await person.post('/api/auth/login', { phone: zarina.phone, pin })
  return { shop, admin, person, order }
}

// Requirements D-182, D-212, D-246
test('the export contains all of a user’s data, and nothing of others', async () => {
  const { shop, person } = await shopWithZarina()
  await signInAs(shop, 'customer', { name: 'Kavin Kumar' })
  const answer = await person.get('/api/account/data')
  expect(answer.headers['content-disposition']).toContain('my-data.json')
  const { data } = answer.json()
  expect(data).toMatchObject({
    users: [{ ...zarina, gstin: '33ABCDE1234F1Z7', business_name: 'Zarina Stores' }],
    addresses: [
      { city: 'Coimbatore', is_default: true },
      { name: 'work', landmark: 'Opposite the mill' },
    ],
    cart_items: [{ quantity: 1 }],
    customer_notes: [{ body: 'Zarina rings twice.' }],
    orders: [{ user_name: zarina.name, address: { full_name: zarina.name } }],
    order_items: [{ name: 'Millet Muesli' }],
    ticket_messages: [{ body: 'Zarina is not pleased.' }],
  })
  // Every table with her name or number must be in her export, except the search index of orders.
  const places = await tablesWith(shop, ['zarina', zarina.phone])
  expect(places.filter((table) => !(table in data))).toEqual(['order_words'])
  expect(answer.body).not.toMatch(/pin_hash|token_hash|argon2|Kavin/)
  const page = await person.get('/ta/api/account/data.html')
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).toContain('<h2>முகவரிகள்</h2>')
  expect(page.body).toContain(zarina.email)
})

// Requirements D-213, D-246
test('an erased account leaves what documents need: name and address in orders, and the security log', async () => {
  const { shop, person, order, admin } = await shopWithZarina()
  const erased = await person.post('/api/account/erase', { pin })
  expect([erased.statusCode, erased.json()]).toEqual([200, { message: 'Account deleted.' }])
  expect(await tablesWith(shop, ['zarina'])).toEqual([
    'order_buyers',
    'order_words',
    'orders',
    'security_log',
  ])
  expect(await tablesWith(shop, [zarina.phone, zarina.email])).toEqual([])
  expect((await admin.get(`/api/orders/${order}`)).json()).toMatchObject({
    User: { name: zarina.name, phone: '' },
    address: { full_name: zarina.name, city: 'Coimbatore', phone: null },
  })
  expect(await tablesWith(shop, ['opposite the mill'])).toEqual([])
  expect((await admin.get(`/api/customers/${person.user.id}`)).statusCode).toBe(404)
})

// Requirement D-213: An account is erased with its pin: all data that documents don't need is deleted, including
//   sessions and unsent emails, and the phone number can be used again.
test('orders lose the business details of an erased account, and documents keep them', async () => {
  const shop = await createShopWithPayments()
  const person = await signInShopper(shop, { full_name: zarina.name })
  await shop.db
    .updateTable('users')
    .set({ pin_hash: await hashPin(pin) })
    .where('id', '=', person.user.id)
    .execute()
  await person.put('/api/account/gst', { gstin: '33ABCDE1234F1Z7', business_name: 'Zarina Stores' })
  const muesli = await addProduct(shop.db)
  const paid = await placeOrderOf(person, muesli.id)
  await payFor(shop, person, paid.id)
  await shop.bank.idle()
  const never = await placeOrderOf(person, muesli.id)
  await person.delete(`/api/orders/${never.id}`)
  shop.clock.pass({ days: 8 })
  await runJobs(shop)
  const admin = await signInAs(shop, 'admin')
  await admin.post('/api/orders/delivered', { order_ids: [paid.id] })
  await person.post('/api/auth/login', { phone: person.user.phone, pin })
  expect(await tablesWith(shop, ['33ABCDE1234F1Z7'])).toEqual(['documents', 'orders', 'users'])
  expect((await person.post('/api/account/erase', { pin })).statusCode).toBe(200)
  expect(await tablesWith(shop, ['33ABCDE1234F1Z7', 'zarina stores'])).toEqual(['documents'])
  expect((await admin.get(`/api/orders/${paid.id}`)).json().gst).toBe(null)
})

// Requirement D-213
test('an erased account can’t log in, and the same phone number can register again', async () => {
  const { shop, person, order } = await shopWithZarina()
  await person.post('/api/account/erase', { pin })
  expect((await person.get('/api/profile')).statusCode).toBe(401)
  const logIn = () => shop.visitor().post('/api/auth/login', { phone: zarina.phone, pin })
  expect((await logIn()).statusCode).toBe(401)
  expect((await shop.visitor().post('/api/auth/register', { ...zarina, pin })).statusCode).toBe(200)
  expect((await logIn()).statusCode).toBe(200)
  const visitor = shop.visitor()
  await visitor.post('/api/auth/login', { phone: zarina.phone, pin })
  expect((await visitor.get('/api/orders')).json()).toEqual([])
  expect((await visitor.get(`/api/orders/${order}`)).statusCode).toBe(404)
})

// Requirement D-213
test('unsent emails to an erased account are deleted', async () => {
  const { shop, person } = await shopWithZarina()
  await shop.visitor().post('/api/auth/forgot-password', { email: zarina.email })
  await person.post('/api/account/erase', { pin })
  shop.mails.length = 0
  await sendMails(shop)
  expect(shop.mails).toEqual([])
})

// Requirement D-213
test('a wrong pin erases nothing, and neither does an account with an order on its way', async () => {
  const { shop, person } = await shopWithZarina()
  const wrong = await person.post('/api/account/erase', { pin: '9753' })
  expect([wrong.statusCode, wrong.json().fields]).toEqual([400, { pin: 'This pin is wrong.' }])
  await addOrder(shop, person)
  expect((await person.post('/api/account/erase', { pin })).json()).toMatchObject({
    code: 'ORDER_UNDER_WAY',
  })
  expect((await person.get('/api/profile')).json()).toMatchObject(zarina)
})

const privacyPolicy = async (shop: TestShop) =>
  (await shop.visitor().get('/api/texts/pages/privacy-policy')).body

// Requirement D-72: The privacy policy says when an account can be erased, what is kept afterwards and for how long,
//   and names a grievance officer only if there is one.
test('the account is erased at the time that the privacy policy gives', async () => {
  const { shop, person, admin } = await shopWithZarina()
  const order = await addOrder(shop, person)
  const policy = await privacyPolicy(shop)
  expect(policy).toContain('once no order or payment is in progress.')
  expect(policy).not.toMatch(/at any time/)
  expect((await shop.visitor().get('/ta/api/texts/pages/privacy-policy')).body).toContain(
    'வர வேண்டிய ஆர்டரோ முடியாத பேமெண்ட்டோ இல்லாதபோது',
  )
  expect((await person.post('/api/account/erase', { pin })).statusCode).toBe(409)
  await admin.post('/api/orders/delivered', { order_ids: [order] })
  expect((await person.post('/api/account/erase', { pin })).statusCode).toBe(200)
})

// Requirement D-72
test('the privacy policy says what is kept of an erased account, and for how long', async () => {
  const { shop, person, admin } = await shopWithZarina()
  await admin.logInAgain()
  const { facts, version } = (await admin.get('/api/store')).json()
  await admin.put('/api/store', { facts: { ...facts, keepMonths: 96 }, version })
  expect((await person.post('/api/account/erase', { pin })).statusCode).toBe(200)
  const kept = await shop.db
    .selectFrom('security_log')
    .select(['user_name', 'address', 'device_name'])
    .where('user_id', '=', person.user.id)
    .where('event', '=', 'login')
    .execute()
  expect(kept).toContainEqual({
    user_name: zarina.name,
    address: expect.stringMatching(/./),
    device_name: expect.stringMatching(/./),
  })
  const policy = await privacyPolicy(shop)
  expect(policy).toContain('with your name, IP address and device')
  expect(policy).toContain(`the security log for ${securityLogYears} years`)
  expect(policy).toContain('with your name, address and GSTIN, for at least 96 months')
})

// Requirement D-213
test('administrators can’t erase themselves this way', async () => {
  const { admin } = await shopWithZarina()
  expect((await admin.post('/api/account/erase', { pin })).statusCode).toBe(403)
  expect((await admin.get('/api/account/data')).statusCode).toBe(403)
})

/** Columns that identify a person or hold personal data. */
const ofPeople =
  /^(user_id|user_name|user_phone|email|phone|recipient|full_name|address|device|device_name|client_network|buyer)$/

// Requirement D-214: A new table doesn't compile until its personal data is classified.
test('every table with personal data is exported and erased', async () => {
  const { db } = await createTestShop()
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and table_name <> 'migrations'
      and table_name in (select tablename from pg_tables)`.execute(db)
  const tables = [...new Set(rows.map(({ table }) => table))].sort()
  expect([...impersonalTables, ...listPersonalTables().map(([name]) => name)].sort()).toEqual(tables)
  const undecided = rows.filter(
    ({ table, column }) =>
      ofPeople.test(column) && impersonalTables.some((impersonal) => impersonal === table),
  )
  expect(undecided).toEqual([])
})

// Requirement D-214
test('each column of a table with personal data is either exported, or left out for a reason', async () => {
  const { db } = await createTestShop()
  for (const [table, { exportedColumns, leftOut }] of listPersonalTables()) {
    const { rows } = await sql<{ column: string }>`
      select column_name as "column" from information_schema.columns
      where table_schema = 'public' and table_name = ${table}`.execute(db)
    const decided = [...exportedColumns, ...Object.values(leftOut).flat()]
    expect(decided.toSorted(), table).toEqual(rows.map(({ column }) => column).sort())
  }
})
