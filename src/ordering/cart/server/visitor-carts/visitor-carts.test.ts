import { expect, test } from 'vitest'
import { jobs } from '#jobs.ts'
import { hashPin } from '#people/accounts/server/pins/pins.ts'
import { hashOfToken } from '#people/sessions/server/tokens.ts'
import { addProduct, createTestShop, signInAs, type TestShop } from '#test/shop/shop.ts'
import type { Cart } from '../../contract.ts'

const withVisitors = (env: Record<string, string> = {}) =>
  createTestShop({ env: { VISITOR_CARTS: 'on', ...env } })
type Person = ReturnType<TestShop['visitor']>

const quantities = (cart: Cart) => cart.cartItems.map((item) => [item.Product.name, item.quantity])
const cartOf = async (person: Person) => quantities((await person.get('/api/cart')).json())
const add = (person: Person, product: { id: number }, quantity = 1) =>
  person.post('/api/cart/add', { product_id: product.id, quantity })

const pin = '7391'
/** A customer account that is not logged in. */
async function account(shop: TestShop) {
  const { user } = await signInAs(shop, 'customer', { pin_hash: await hashPin(pin) })
  const logIn = (person: Person) => person.post('/api/auth/login', { phone: user.phone, pin })
  return { user, logIn }
}

// Requirement D-128: Visitors can have carts if the merchant allows it; on login the cart becomes the customer's
//   (decision X11).
test('if the setting is off, a visitor has no cart and no cookie', async () => {
  const shop = await createTestShop()
  const visitor = shop.visitor()
  const refused = await add(visitor, await addProduct(shop.db))
  expect([refused.statusCode, refused.cookies, visitor.cookies]).toEqual([401, [], {}])
  expect((await visitor.get('/api/session')).json()).toEqual({ user: null, cart: null })
  expect(await shop.db.selectFrom('carts').selectAll().execute()).toEqual([])
})

test('a visitor fills a cart of their own, changes it and empties it', async () => {
  const shop = await withVisitors()
  const [muesli, podi] = [await addProduct(shop.db), await addProduct(shop.db, { name: 'Podi' })]
  const [visitor, other] = [shop.visitor(), shop.visitor()]
  await add(visitor, muesli, 2)
  await add(visitor, podi)
  await add(other, podi, 3)
  const { cartItems }: Cart = (await visitor.get('/api/cart')).json()
  expect(await cartOf(visitor)).toEqual([
    ['Millet Muesli', 2],
    ['Podi', 1],
  ])
  expect((await visitor.get('/api/session')).json()).toMatchObject({ user: null, cart: { cartItems } })
  const line = `/api/cart/${cartItems[0]?.id}`
  expect([(await other.put(line, { most: 1 })).statusCode, (await other.delete(line)).statusCode]).toEqual([
    404, 404,
  ])
  expect(quantities((await visitor.put(line, { most: 1 })).json())).toEqual([
    ['Millet Muesli', 1],
    ['Podi', 1],
  ])
  expect(quantities((await visitor.post('/api/cart/subtract', { product_id: podi.id })).json())).toEqual([
    ['Millet Muesli', 1],
  ])
  expect((await visitor.delete('/api/cart/clear')).json().cartItems).toEqual([])
  expect(await cartOf(other)).toEqual([['Podi', 3]])
})

test('nothing is kept for a visitor who puts nothing into a cart', async () => {
  const shop = await withVisitors()
  const soldOut = await addProduct(shop.db, { stock: 0 })
  const visitor = shop.visitor()
  expect((await visitor.get('/api/session')).json()).toEqual({ user: null, cart: { id: 0, cartItems: [] } })
  expect(await cartOf(visitor)).toEqual([])
  expect((await add(visitor, soldOut)).statusCode).toBe(409)
  expect(visitor.cookies).toEqual({})
  expect(await shop.db.selectFrom('carts').selectAll().execute()).toEqual([])
})

test('the cookie is out of reach for scripts and other sites, and the database holds its hash alone', async () => {
  const shop = await withVisitors({ PUBLIC_URL: 'https://shop.example' })
  const { cookies } = await add(shop.visitor(), await addProduct(shop.db))
  expect(cookies).toMatchObject([
    { name: '__Host-visit', httpOnly: true, secure: true, sameSite: 'Lax', path: '/', maxAge: 30 * 86_400 },
    { name: 'has_cart', value: '1', secure: true, sameSite: 'Lax' },
  ])
  expect(await shop.db.selectFrom('carts').selectAll().execute()).toMatchObject([
    { token_hash: hashOfToken(cookies[0]?.value ?? ''), user_id: null, locale: 'en' },
  ])
})

test('a token that the shop does not know is replaced, whoever chose it', async () => {
  const shop = await withVisitors()
  const visitor = shop.visitor()
  visitor.cookies.visit = 'chosen-by-somebody-else'
  await add(visitor, await addProduct(shop.db))
  expect(visitor.cookies.visit).not.toBe('chosen-by-somebody-else')
  expect(await cartOf(visitor)).toEqual([['Millet Muesli', 1]])
})

test('a page of another site changes no visitor’s cart', async () => {
  const shop = await withVisitors()
  const muesli = await addProduct(shop.db)
  const visitor = shop.visitor()
  await add(visitor, muesli)
  const headers = { origin: 'https://evil.example' }
  expect((await visitor.delete('/api/cart/clear', { headers })).statusCode).toBe(403)
  expect(await cartOf(visitor)).toEqual([['Millet Muesli', 1]])
})

test('an administrator has no cart here either', async () => {
  const shop = await withVisitors()
  const admin = await signInAs(shop, 'admin')
  expect((await add(admin, await addProduct(shop.db))).statusCode).toBe(403)
  expect((await admin.get('/api/cart')).statusCode).toBe(403)
  expect((await admin.get('/api/session')).json().cart).toBeNull()
})

// Requirement D-128
test('on login both carts are merged: quantities add up, within the order limit and the stock', async () => {
  const shop = await withVisitors()
  const product = (name: string, stock: number) => addProduct(shop.db, { name, stock })
  const [both, plenty, few, gone, mine] = [
    await product('Both', 50),
    await product('Plenty', 50),
    await product('Few', 5),
    await product('Gone', 5),
    await product('Mine', 5),
  ]
  const { logIn } = await account(shop)
  const [before, visitor] = [shop.visitor(), shop.visitor()]
  await logIn(before)
  for (const [wanted, quantity] of [
    [both, 2],
    [plenty, 15],
    [few, 3],
    [mine, 1],
  ] as const)
    await add(before, wanted, quantity)
  for (const [wanted, quantity] of [
    [gone, 1],
    [both, 3],
    [plenty, 15],
    [few, 4],
  ] as const)
    await add(visitor, wanted, quantity)
  await shop.db
    .updateTable('products')
    .set({ archived_at: shop.clock.now() })
    .where('id', '=', gone.id)
    .execute()

  expect((await logIn(visitor)).statusCode).toBe(200)
  expect(await cartOf(visitor)).toEqual([
    ['Both', 5],
    ['Plenty', 20],
    ['Few', 5],
    ['Mine', 1],
  ])
  expect([visitor.cookies.visit, visitor.cookies.has_cart]).toEqual(['', ''])
  expect(await shop.db.selectFrom('carts').selectAll().where('user_id', 'is', null).execute()).toEqual([])
})

test('what the customer had stays, though there is less of it by now', async () => {
  const shop = await withVisitors()
  const few = await addProduct(shop.db, { stock: 5 })
  const { logIn } = await account(shop)
  const [before, visitor] = [shop.visitor(), shop.visitor()]
  await logIn(before)
  await add(before, few, 4)
  await add(visitor, few, 1)
  await shop.db.updateTable('packs').set({ stock: 2 }).execute()
  await logIn(visitor)
  expect(await cartOf(visitor)).toEqual([['Millet Muesli', 4]])
})

test('a login that fails merges nothing, and one that comes again adds nothing', async () => {
  const shop = await withVisitors()
  const muesli = await addProduct(shop.db)
  const { user, logIn } = await account(shop)
  const visitor = shop.visitor()
  await add(visitor, muesli, 2)
  const { visit = '' } = visitor.cookies
  expect((await visitor.post('/api/auth/login', { phone: user.phone, pin: '0000' })).statusCode).toBe(401)
  expect(await cartOf(visitor)).toEqual([['Millet Muesli', 2]])
  await logIn(visitor)
  visitor.cookies.visit = visit
  await logIn(visitor)
  expect(await cartOf(visitor)).toEqual([['Millet Muesli', 2]])
})

// Requirement D-128
test('after logging out the next user finds no cart', async () => {
  const shop = await withVisitors()
  const muesli = await addProduct(shop.db)
  const { logIn } = await account(shop)
  const person = shop.visitor()
  await add(person, muesli)
  await logIn(person)
  await person.post('/api/auth/logout')
  expect(await cartOf(person)).toEqual([])
  await add(person, muesli, 3)
  await person.post('/api/auth/logout')
  expect(await cartOf(person)).toEqual([])
  await logIn(person)
  expect(await cartOf(person)).toEqual([['Millet Muesli', 1]])
})

test('a cart that nobody came back to is forgotten with its cookie, a customer’s is kept', async () => {
  const shop = await withVisitors()
  const muesli = await addProduct(shop.db)
  const [gone, back, customer] = [shop.visitor(), shop.visitor(), await signInAs(shop, 'customer')]
  for (const person of [gone, back, customer]) await add(person, muesli)
  shop.clock.pass({ days: 20 })
  await add(back, muesli)
  shop.clock.pass({ days: 11 })
  for (const { name, run } of jobs) if (name === 'delete abandoned visitor carts') await run(shop)
  expect([await cartOf(gone), await cartOf(back)]).toEqual([[], [['Millet Muesli', 2]]])
  expect(await shop.db.selectFrom('cart_items').selectAll().execute()).toHaveLength(2)
})

test('carts of nobody are made within a network’s budget, and changed within a minute’s', async () => {
  const shop = await withVisitors({ PAGES_PER_MINUTE: '10' })
  const muesli = await addProduct(shop.db, { stock: 1000 })
  const told = []
  for (let visit = 0; visit < 11; visit++) told.push((await add(shop.visitor(), muesli)).statusCode)
  expect(told).toEqual([...Array(10).fill(200), 429])
  shop.clock.pass({ minutes: 1 })
  const visitor = shop.visitor()
  const busy = []
  for (let change = 0; change < 130; change++) busy.push((await visitor.delete('/api/cart/clear')).statusCode)
  expect([busy[0], busy.at(-1)]).toEqual([200, 429])
})
