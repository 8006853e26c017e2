import { expect, test } from 'vitest'
import { payAsGuest } from '#test/shop/guests.ts'
import { expectLedgerRight } from '#test/shop/money-and-stock.ts'
import { orderRow } from '#test/shop/payment.ts'
import { takeStep } from '#test/shop/shipment-steps.ts'
import { shopToTry } from '#test/shop/test-orders.ts'
import { undoTestOrders } from './undo-test-orders.ts'

/*
 * On a Postgres server. `forNoKeyUpdate` in `lockOrder` was removed once to see these tests fail.
 */

// Requirement D-590
test('of several processes, one undoes a test order', async () => {
  const { shop, placeAndFind } = await shopToTry()
  for (let round = 0; round < 6; round++) {
    const { id, key } = await placeAndFind()
    await payAsGuest(shop, key)
    const undone = await Promise.all(Array.from({ length: 4 }, () => undoTestOrders(shop)))
    expect(undone.reduce((sum, each) => sum + each, 0)).toBe(1)
    const refunds = await shop.db
      .selectFrom('refunds')
      .select('amount_paise')
      .where('order_id', '=', id)
      .execute()
    expect(refunds).toEqual([{ amount_paise: 32_000 }])
  }
  await expectLedgerRight(shop.db)
})

// Requirement D-590
test('a test order that is packed at the same moment is either packed or undone', async () => {
  const { shop, admin, placeAndFind } = await shopToTry()
  for (let round = 0; round < 6; round++) {
    const { id, key } = await placeAndFind()
    await payAsGuest(shop, key)
    const [[packed], undone] = await Promise.all([takeStep(admin, 'packed', id), undoTestOrders(shop)])
    expect([undone, packed.code === null]).toEqual([packed.code === null ? 0 : 1, undone === 0])
    expect(await orderRow(shop, id)).toMatchObject({ status: undone === 1 ? 'cancelled' : 'paid' })
  }
  await expectLedgerRight(shop.db)
})
