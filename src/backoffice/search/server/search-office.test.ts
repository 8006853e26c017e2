import { expect, test } from 'vitest'
import { eraseAccount } from '#test/shop/erase-account.ts'
import { addOrder, createShopWithPeople } from '#test/shop/orders.ts'
import { settle, smallShop } from '#test/shop/search.ts'
import { addProduct, createTestShop, signInAs, signInAsStaff } from '#test/shop/shop.ts'
import type { Right } from '#values/people/rights.ts'
import type { OfficeMatches } from '../contract.ts'

type Reader = Awaited<ReturnType<typeof signInAs>>
const ask = (reader: Reader, q: string) => reader.get(`/api/search/office?q=${encodeURIComponent(q)}`)
const search = async (reader: Reader, q: string): Promise<OfficeMatches> => (await ask(reader, q)).json()

// Requirement D-494: One search finds orders, customers and products, at most five of each, and says whether there are more.
test('an order and a customer are found by name, phone, email and number', async () => {
  const { shop, admin, anitha, kavin } = await createShopWithPeople()
  const [first, second] = [await addOrder(shop, anitha), await addOrder(shop, kavin)]
  const { name, phone, email } = kavin.user
  const order = { id: second, name, total_price: 640, createdAt: shop.clock.now().toISOString() }
  const customer = { id: kavin.user.id, name, phone, email }
  for (const q of ['kavin', 'd’souza', '94440 55667', '+91 9444055667', email])
    expect(await search(admin, q), q).toEqual({
      orders: { items: [order], more: false },
      customers: { items: [customer], more: false },
      products: { items: [], more: false },
    })
  const { orders, customers } = await search(admin, `#${first}`)
  expect(orders?.items.map(({ id }) => id)).toEqual([first])
  expect(customers?.items).toEqual([])
})

// Requirement D-494
test('the order with the typed number comes first, however many newer ones match', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  const ids: number[] = []
  for (let n = 0; n < 7; n++) ids.push(await addOrder(shop, anitha, { user_phone: '1234567890' }))
  const { orders } = await search(admin, String(ids[0]))
  expect(orders?.items.map(({ id }) => id)).toEqual([ids[0], ...ids.slice(-4).reverse()])
  expect(orders?.more).toBe(true)
})

// Requirement D-495: The search finds products in every language, by other names and spellings, and also hidden ones and drafts.
test.each([
  ['ragi', 'Ragi Porridge'],
  ['keppai', 'Ragi Porridge'],
  ['raagi', 'Ragi Porridge'],
  ['கேழ்வரகு', 'Ragi Porridge'],
  ['காலை கலவை', 'Morning Mix'],
  ['hidden', 'Hidden Halwa'],
])('%j finds %s', async (q, name) => {
  const { shop } = await smallShop()
  const admin = await signInAs(shop, 'admin')
  await addProduct(shop.db, {
    name: 'Morning Mix',
    translations: JSON.stringify({ ta: { name: 'காலை கலவை' } }),
  })
  await addProduct(shop.db, { name: 'Hidden Halwa', hidden: true, archived_at: shop.clock.now() })
  await addProduct(shop.db, { name: 'Deleted Halwa', archived_at: shop.clock.now() })
  await settle(shop)
  const { products } = await search(admin, q)
  expect(products?.items.map((one) => one.name)).toEqual([name])
  expect(products?.items[0]?.state).toBe(name.startsWith('Hidden') ? 'hidden' : 'live')
  expect((await search(admin, 'deleted')).products?.items).toEqual([])
})

// Requirement D-496: The search shows nobody more than their role: what somebody may not see is absent from the answer.
test.each<[string, Parameters<typeof signInAsStaff>[1], Right[], (keyof OfficeMatches)[]]>([
  ['a manager', 'manager', [], ['orders', 'customers', 'products']],
  ['a packer', 'packer', [], ['products']],
  ['an accountant', 'accountant', [], ['orders']],
  ['somebody who answers tickets', 'custom', ['tickets:read'], []],
  ['somebody who sees products in no section', 'custom', ['catalogue:read'], []],
  ['somebody who knows the customers', 'custom', ['customers:read'], ['customers']],
])('%s finds what they may see', async (_who, role, rights, kinds) => {
  const { shop, anitha } = await createShopWithPeople()
  await addOrder(shop, anitha)
  const reader = await signInAsStaff(shop, role, { rights })
  const found = await search(reader, 'a millet anitha')
  expect(Object.keys(found)).toEqual(kinds)
  expect(Object.keys(await search(reader, 'anitha'))).toEqual(kinds)
})

// Requirement D-496
test('neither customers nor visitors may search the back office', async () => {
  const { shop, anitha } = await createShopWithPeople()
  expect((await ask(anitha, 'anitha')).statusCode).toBe(403)
  expect((await shop.visitor().get('/api/search/office?q=anitha')).statusCode).toBe(401)
})

// Requirement D-494
test('an apostrophe, a percent sign, an underscore and Tamil in a name are found as they are', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  const names = ["Mary O'Neil", '50%_off Kumar', 'கவின் குமார்']
  for (const [at, name] of names.entries()) {
    const phone = `900000001${at}`
    const person = await signInAs(shop, 'customer', { name, phone })
    await addOrder(shop, person)
  }
  await addOrder(shop, anitha)
  const found = async (q: string) => {
    const { orders, customers } = await search(admin, q)
    return [orders, customers].map((group) => group?.items.map(({ name }) => name))
  }
  for (const [q, name] of [
    ["o'neil", names[0]],
    ['50%_o', names[1]],
    ['கவின்', names[2]],
    ['குமார்', names[2]],
  ] as const)
    expect(await found(q), q).toEqual([[name], [name]])
  for (const q of ['an_tha', '%anitha', 'a%a', "o''neil"]) expect(await found(q), q).toEqual([[], []])
})

test('a deleted account is found by nothing but the name on its invoices, and administrators are no customers', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  const id = await addOrder(shop, anitha, { status: 'delivered', paid_at: null })
  const { name, phone, email } = anitha.user
  await eraseAccount(shop, anitha)
  for (const q of [name, phone, email]) {
    const { orders, customers } = await search(admin, q)
    expect(customers?.items, q).toEqual([])
    expect(
      orders?.items.map((order) => order.id),
      q,
    ).toEqual(q === name ? [id] : [])
  }
  expect((await search(admin, admin.user.name)).customers?.items).toEqual([])
})

test('an empty shop finds nothing, and a text that is too short or too long is refused', async () => {
  const admin = await signInAs(await createTestShop(), 'admin')
  const nothing = { items: [], more: false }
  for (const q of ['7', 'po', '#7', '100%', `'":*&|!\\`, '99999999999', 'पोहा'])
    expect(await search(admin, q), q).toEqual({ orders: nothing, customers: nothing, products: nothing })
  for (const q of ['', ' ', 'p', ' p ', 'x'.repeat(81)]) expect((await ask(admin, q)).statusCode, q).toBe(400)
})

test('a person who searches more often than anybody types has to wait', async () => {
  const admin = await signInAs(await createTestShop(), 'admin')
  const asked = await Promise.all(Array.from({ length: 121 }, () => ask(admin, 'podi')))
  expect(asked.map(({ statusCode }) => statusCode).filter((status) => status === 429)).toEqual([429])
})
