import { expect, test } from 'vitest'
import { expectMoneyAndStockRight } from '#test/shop/money-and-stock.ts'
import {
  createShopWithPayments,
  deliverWebhooks,
  placeOrderOf,
  type Shopper,
  type ShopWithPayments,
  signedProof,
  signInShopper,
  startPaying,
} from '#test/shop/payment.ts'
import { addProduct, createTestShop } from '#test/shop/shop.ts'
import { addZones, cityZone } from '#test/shop/zones.ts'

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

/** A shop with two processes, each with its own cache of the zones, and a merchant who keeps changing the fee. */
async function shopOfTwo(options?: Parameters<typeof createShopWithPayments>[0]) {
  const shop = await createShopWithPayments(options)
  const { db, clock, payments } = shop
  const other = await createTestShop({ db, clock, payments })
  const { admin, answers } = await addZones(shop, { ...cityZone, free_from: null })
  const { id } = answers[0]
  const muesli = await addProduct(db, { stock: 1000 })
  let { version } = answers[0]
  const changeFee = async (fee: number) => {
    const changed = await admin.put(`/api/delivery/zones/${id}`, {
      ...cityZone,
      free_from: null,
      fee,
      version,
    })
    expect(changed.statusCode).toBe(200)
    version = changed.json().version
  }
  /** The same browser at the given process. */
  const place = async ({ cookies }: Shopper, at: number, seen: object = {}) => {
    const { app } = at % 2 ? other : shop
    return app.inject({ method: 'POST', url: '/api/orders/add', payload: seen, cookies })
  }
  return { shop, muesli, changeFee, place }
}

const ordersOf = ({ db }: ShopWithPayments, { user }: Shopper) =>
  db.selectFrom('orders').select(['id', 'status', 'total_paise']).where('user_id', '=', user.id).execute()

test('two tabs at two processes that place a cart while the fee changes make one order, at one total', async () => {
  const { shop, muesli, changeFee, place } = await shopOfTwo({ webhooks: false })
  const shoppers = await Promise.all(times(10).map(() => signInShopper(shop)))
  for (const shopper of shoppers) {
    await shopper.post('/api/cart/add', { product_id: muesli.id })
    const fee = 10 + (shopper.user.id % 50)
    const [answers] = await Promise.all([
      Promise.all(times(6).map((at) => place(shopper, at))),
      changeFee(fee),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(times(6).map(() => 201))
    const [order, ...others] = await ordersOf(shop, shopper)
    expect(others).toEqual([])
    expect(new Set(answers.map((answer) => answer.json().total_price * 100))).toEqual(
      new Set([order?.total_paise]),
    )
  }
})

// Requirement D-136
test('an order placed again, repriced and paid at once is one order, charged as shown', async () => {
  const { shop, muesli, changeFee, place } = await shopOfTwo()
  const shoppers = await Promise.all(times(12).map(() => signInShopper(shop)))
  const paid = await Promise.all(
    shoppers.map(async (shopper) => {
      const order = await placeOrderOf(shopper, muesli.id)
      const window = await startPaying(shopper, order.id)
      return { shopper, order, window }
    }),
  )
  await changeFee(70)
  await Promise.all([
    (async () => {
      for (const fee of [99, 0, 10, 55]) await changeFee(fee)
    })(),
    ...paid.map(async ({ shopper, order, window }, at) => {
      const pay = async () => {
        const payment = shop.bank.pay(window.id)
        // For every third order only the provider reports the payment.
        if (at % 3 > 0)
          await shopper.post('/api/payment/verify', signedProof(order.id, window.id, payment.id))
      }
      const [, ...answers] = await Promise.all([pay(), ...times(4).map((tab) => place(shopper, at + tab))])
      for (const answer of answers)
        expect([
          [201, order.id],
          // Once the order is paid the cart is empty.
          [400, undefined],
        ]).toContainEqual([answer.statusCode, answer.json().id])
    }),
  ])
  await deliverWebhooks(shop)
  for (const { shopper, order, window } of paid) {
    expect(await ordersOf(shop, shopper)).toEqual([
      { id: order.id, status: 'paid', total_paise: order.total_price * 100 },
    ])
    expect(window.amount).toBe(order.total_price * 100)
  }
  await expectMoneyAndStockRight(shop, { [muesli.id]: 1000 })
})
