import { expect, test } from 'vitest'
import { addProduct, createTestShop, signInAs } from '#test/shop/shop.ts'
import type { Cart } from '../contract.ts'
import { purgeCartChanges } from './cart-changes.queries.ts'

const quantities = ({ cartItems }: Cart) => cartItems.map(({ quantity }) => quantity)
const key = 'a-change-of-a-cart-1'

// Requirement D-407: A change of the cart whose answer was lost is made once, however often it is sent (decision X51).
test('a change that is sent again is made once, and answers with the cart', async () => {
  const shop = await createTestShop()
  // The second time, this stock would not be enough.
  const muesli = await addProduct(shop.db, { stock: 3 })
  const shopper = await signInAs(shop, 'customer')
  const change = { key, made_by: shopper.user.id }
  const add = () => shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 2, change })
  const answers = [await add(), await add(), await add()]
  expect(answers.map((answer) => [answer.statusCode, quantities(answer.json())])).toEqual([
    [200, [2]],
    [200, [2]],
    [200, [2]],
  ])
  const less = { product_id: muesli.id, change: { ...change, key: 'a-change-of-a-cart-2' } }
  await shopper.post('/api/cart/subtract', less)
  expect(quantities((await shopper.post('/api/cart/subtract', less)).json())).toEqual([1])
})

// Requirement D-407
test('of two tabs that send the same change at once, one makes it', async () => {
  const shop = await createTestShop()
  const muesli = await addProduct(shop.db)
  const shopper = await signInAs(shop, 'customer')
  const change = { key, made_by: shopper.user.id }
  const body = { product_id: muesli.id, quantity: 1, change }
  const answers = await Promise.all([1, 2, 3].map(() => shopper.post('/api/cart/add', body)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(quantities((await shopper.get('/api/cart')).json())).toEqual([1])
})

test('a refused change can be sent again when there is stock', async () => {
  const shop = await createTestShop()
  const muesli = await addProduct(shop.db, { stock: 1 })
  const shopper = await signInAs(shop, 'customer')
  const body = { product_id: muesli.id, quantity: 2, change: { key, made_by: shopper.user.id } }
  expect((await shopper.post('/api/cart/add', body)).json().code).toBe('NOT_ENOUGH_STOCK')
  await shop.db.updateTable('packs').set({ stock: 5 }).execute()
  expect(quantities((await shopper.post('/api/cart/add', body)).json())).toEqual([2])
})

// Requirement D-408: A change that was made without a connection never reaches the cart of another account (decision X51).
test.each(['/api/cart/add', '/api/cart/subtract', '/api/cart/lines'])(
  'a change for another account or a visitor is refused: %s',
  async (path) => {
    const shop = await createTestShop()
    const muesli = await addProduct(shop.db)
    const shopper = await signInAs(shop, 'customer')
    const other = await signInAs(shop, 'customer')
    await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 5 })
    for (const made_by of [other.user.id, null]) {
      const line = { product_id: muesli.id, pack_id: muesli.pack_id, quantity: 1 }
      const change = { key, made_by }
      const body = path.endsWith('lines') ? { lines: [line], change } : { product_id: muesli.id, change }
      const refused = await shopper.post(path, body)
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'OTHER_ACCOUNT'])
    }
    expect(quantities((await shopper.get('/api/cart')).json())).toEqual([5])
  },
)

// Requirement D-407
test('a visitor whose first answer was lost gets a cart with the product, once', async () => {
  const shop = await createTestShop({ env: { VISITOR_CARTS: 'on' } })
  const muesli = await addProduct(shop.db)
  const body = { product_id: muesli.id, quantity: 1, change: { key, made_by: null } }
  await shop.visitor().post('/api/cart/add', body)
  const visitor = shop.visitor()
  expect(quantities((await visitor.post('/api/cart/add', body)).json())).toEqual([1])
})

test('a key that is none is refused, and keys are forgotten after a week', async () => {
  const shop = await createTestShop()
  const muesli = await addProduct(shop.db)
  const shopper = await signInAs(shop, 'customer')
  const body = { product_id: muesli.id, change: { key: 'short', made_by: shopper.user.id } }
  expect((await shopper.post('/api/cart/add', body)).statusCode).toBe(400)
  await shopper.post('/api/cart/add', { ...body, change: { ...body.change, key } })
  const count = async () => (await shop.db.selectFrom('cart_changes').select('key').execute()).length
  await purgeCartChanges(shop)
  expect(await count()).toBe(1)
  shop.clock.pass({ days: 8 })
  await purgeCartChanges(shop)
  expect(await count()).toBe(0)
})

// Requirement D-434: Several products that are added with one tap, for a recipe or an earlier order, are added once, even if
//   the answer is lost and the shopper taps again.
test('lines that are sent again, also at once, are added once; what was out of stock is tried again', async () => {
  const shop = await createTestShop()
  const [muesli, scarce, empty] = [
    await addProduct(shop.db, { name: 'Muesli', stock: 9 }),
    await addProduct(shop.db, { name: 'Scarce', stock: 2 }),
    await addProduct(shop.db, { name: 'Empty', stock: 0 }),
  ]
  const shopper = await signInAs(shop, 'customer')
  const line = ({ id, pack_id }: typeof muesli, quantity: number) => ({ product_id: id, pack_id, quantity })
  const body = {
    lines: [line(muesli, 2), line(scarce, 3), line(empty, 1)],
    change: { key, made_by: shopper.user.id },
  }
  const send = () => shopper.post('/api/cart/lines', body)
  const first = (await send()).json()
  expect([first.added, first.missing.map(({ reason }: { reason: string }) => reason)]).toEqual([
    4,
    ['stock', 'stock'],
  ])
  await shop.db.updateTable('packs').set({ stock: 9 }).execute()
  await Promise.all([send(), send()])
  expect(quantities((await shopper.get('/api/cart')).json()).sort()).toEqual([1, 2, 2])
  const next = await shopper.post('/api/cart/lines', {
    ...body,
    change: { ...body.change, key: `${key}-next` },
  })
  expect(quantities(next.json().cart).sort()).toEqual([2, 4, 5])
})
