import { expect, test } from 'vitest'
import { expectLedgerRight } from '#test/shop/money-and-stock.ts'
import { signInShopper } from '#test/shop/payment.ts'
import { inAMinute, seenPrice, shopWithPrices } from '#test/shop/price-periods.ts'
import { createTestShop } from '#test/shop/shop.ts'

const many = Array.from({ length: 20 }, (_, at) => at)

/** A shop whose size has a price for a period, its second process, and twenty shoppers with a pack in the cart. */
async function crowd() {
  const opened = await shopWithPrices({ product: { stock: 500 } })
  const { shop, muesli } = opened
  const { db, clock, payments } = shop
  const second = await createTestShop({ db, clock, payments })
  const shoppers = await Promise.all(many.map(() => signInShopper(shop)))
  await Promise.all(shoppers.map((shopper) => shopper.post('/api/cart/add', { product_id: muesli.id })))
  const orderAll = () =>
    Promise.all(
      shoppers.map(async ({ cookies }, at) => {
        const { app } = at % 2 ? second : shop
        const placed = await app.inject({ method: 'POST', url: '/api/orders/add', payload: {}, cookies })
        return placed.statusCode === 201 ? `paid ${placed.json().total_price}` : placed.json().code
      }),
    )
  return { ...opened, second, orderAll }
}

// Requirement D-576
test('orders at the second of a change, in two processes: all are asked, and then all pay the new price', async () => {
  const { shop, second, muesli, plan, orderAll } = await crowd()
  await plan()
  // Both processes know the price before.
  expect([await seenPrice(shop, muesli.id), await seenPrice(second, muesli.id)]).toEqual([120, 120])
  shop.clock.pass({ seconds: 60 })
  expect(new Set(await orderAll())).toEqual(new Set(['PRICE_CHANGED']))
  expect(new Set(await orderAll())).toEqual(new Set(['paid 90']))
  expect([await seenPrice(shop, muesli.id), await seenPrice(second, muesli.id)]).toEqual([90, 90])
  await expectLedgerRight(shop.db)
})

test('a change that is due is written once, however many ask at once in two processes', async () => {
  const { shop, second, muesli, plan } = await crowd()
  await plan()
  const versionOf = async () =>
    (await shop.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version
  const before = await versionOf()
  shop.clock.pass({ seconds: 60 })
  const prices = await Promise.all(many.map((at) => seenPrice(at % 2 ? second : shop, muesli.id)))
  expect(new Set(prices)).toEqual(new Set([90]))
  expect(await versionOf()).toBe(before + 1)
})

// Requirement D-578
test('periods that are saved at once in many tabs never overlap', async () => {
  const { send, list } = await shopWithPrices()
  const minute = (at: number) => new Date(Date.parse(inAMinute.starts_at) + at * 30_000).toISOString()
  const answers = await Promise.all(
    many.map((at) => send({ price: String(80 + at), starts_at: minute(at), ends_at: minute(at + 2) })),
  )
  const periods = await list()
  expect(periods.length).toBe(answers.filter(({ statusCode }) => statusCode === 201).length)
  for (const [at, { ends_at }] of periods.slice(0, -1).entries())
    expect(String(ends_at) <= String(periods[at + 1]?.starts_at)).toBe(true)
})
