import { expect, test } from 'vitest'
import { addOrder } from '#test/shop/orders.ts'
import { createShopWithPayments, orderRow } from '#test/shop/payment.ts'
import { signInAs } from '#test/shop/shop.ts'
import { pollPayments } from './poll-payments.ts'

test('at most fifty orders are asked about at once, the others at the next turn', async () => {
  const shop = await createShopWithPayments()
  const anitha = await signInAs(shop, 'customer')
  for (let n = 0; n < 52; n++) await addOrder(shop, anitha, { ask_at: shop.clock.now() })
  const turns = [await pollPayments(shop), await pollPayments(shop), await pollPayments(shop)]
  expect(turns).toEqual([50, 2, 0])
})

test('an order that cannot be settled keeps nobody from asking about the others, and is asked about again', async () => {
  let asked = 0
  const shop = await createShopWithPayments({
    hooks: {
      at: async (point) => {
        asked += Number(point === 'settle:asked')
        if (point === 'settle:asked' && asked === 1) throw new Error('a bug')
      },
    },
  })
  const anitha = await signInAs(shop, 'customer')
  const ids: number[] = []
  for (const receipt of ['one', 'another']) {
    const { id } = await shop.payments.online.ensureOrder({ receipt, amount_paise: 64_000 })
    ids.push(await addOrder(shop, anitha, { provider_order_id: id, ask_at: shop.clock.now() }))
  }
  expect(await pollPayments(shop)).toBe(2)
  const rows = await Promise.all(ids.map((id) => orderRow(shop, id)))
  expect(rows.map(({ ask_failures }) => ask_failures).sort()).toEqual([0, 1])
})
