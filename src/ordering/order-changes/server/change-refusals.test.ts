import { expect, test } from 'vitest'
import { expectMoneyAndStockRight } from '#test/shop/money-and-stock.ts'
import { changeForm, quoteChange, sendChange, shopWithOrderToChange } from '#test/shop/order-changes.ts'

// Requirement D-550
test('a changed price, a sold-out size and impossible changes are refused, and nothing is done', async () => {
  const { shop, admin, order, item, small, honey, initial } = await shopWithOrderToChange()
  const change = { take: [{ item_id: item, quantity: 1 }], add: [{ pack_id: honey, quantity: 1 }] }
  const form = await changeForm(admin, order.id, change)
  await shop.db.updateTable('packs').set({ price_paise: 16_000 }).where('id', '=', honey).execute()
  expect((await admin.post(`/api/orders/${order.id}/change`, form)).json()).toMatchObject({ code: 'CHANGED' })
  const refusals: [object, string][] = [
    [{}, 'NOTHING'],
    [{ take: [{ item_id: item, quantity: 3 }] }, 'TAKES_ALL'],
    [{ take: [{ item_id: item, quantity: 4 }] }, 'NOT_HERE'],
    [{ take: [{ item_id: 99_999, quantity: 1 }] }, 'UNKNOWN_LINE'],
    [{ add: [{ pack_id: 99_999, quantity: 1 }] }, 'NOT_ON_SALE'],
  ]
  for (const [wrong, code] of refusals)
    expect((await quoteChange(admin, order.id, wrong)).json(), code).toMatchObject({ code })
  await shop.db.updateTable('packs').set({ price_paise: 31_950 }).where('id', '=', honey).execute()
  expect((await quoteChange(admin, order.id, change)).json()).toMatchObject({ code: 'DIFFERENCE_TOO_SMALL' })
  const soldOut = await sendChange(admin, order.id, {
    take: [{ item_id: item, quantity: 1 }],
    add: [{ pack_id: small, quantity: 8 }],
  })
  expect(soldOut.json()).toMatchObject({ code: 'NOT_ENOUGH_STOCK' })
  expect((await admin.get('/api/orders/99999/change')).statusCode).toBe(404)
  expect(await shop.db.selectFrom('order_additions').select('order_id').execute()).toEqual([])
  expect(await shop.db.selectFrom('refunds').select('id').execute()).toEqual([])
  await expectMoneyAndStockRight(shop, initial)
})

// Requirement D-551
test('a large exchange needs a confirmation, also if it waits for a payment', async () => {
  const { shop, admin, order, item, big } = await shopWithOrderToChange()
  const { facts, version } = (await admin.get('/api/store')).json()
  await admin.put('/api/store', { facts: { ...facts, refundsUnaskedUpToRupees: 100 }, version })
  await shop.refreshStoreSettings()
  shop.clock.pass({ minutes: 20 })
  for (const change of [
    { take: [{ item_id: item, quantity: 1 }] },
    { take: [{ item_id: item, quantity: 1 }], add: [{ pack_id: big, quantity: 1 }] },
  ]) {
    const asked = await sendChange(admin, order.id, change)
    expect([asked.statusCode, asked.json().code]).toEqual([403, 'CONFIRM_AGAIN'])
  }
  expect(await shop.db.selectFrom('order_additions').select('order_id').execute()).toEqual([])
})
