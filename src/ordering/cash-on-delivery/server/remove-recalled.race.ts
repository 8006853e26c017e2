import { expect, test } from 'vitest'
import { createShopWithBatches, recall, receiveGoods } from '#test/shop/batches.ts'
import { booksOf, setCash } from '#test/shop/cash-orders.ts'
import { expectConsistentDocuments } from '#test/shop/documents.ts'
import { expectLedgerRight } from '#test/shop/money-and-stock.ts'
import { signInShopper } from '#test/shop/payment.ts'
import { dispatchOrders, takeStep } from '#test/shop/shipment-steps.ts'
import { addProduct } from '#test/shop/shop.ts'

test('recalled items are removed once while the order is replaced, packed, dispatched and cancelled', async () => {
  for (let round = 0; round < 6; round++) {
    const { shop, admin, id, pack_id, batch } = await createShopWithBatches(2, 1)
    const malt = await addProduct(shop.db, { name: 'Ragi Malt', price_paise: 24_000, stock: 5 })
    await setCash(admin)
    const shopper = await signInShopper(shop)
    await shopper.post('/api/cart/add', { product_id: id, quantity: 3 })
    await shopper.post('/api/cart/add', { product_id: malt.id, quantity: 1 })
    const order = (await shopper.post('/api/orders/add', { payment_method: 'cash_on_delivery' })).json()
    await recall(admin, batch)
    const remove = () => admin.put(`/api/orders/${order.id}/recalled-removed`)
    const answers = await Promise.all([
      remove(),
      remove(),
      ...(round % 3 ? [receiveGoods(admin, pack_id, 2)] : []),
      ...(round % 2 ? [admin.put(`/api/orders/release/${order.id}`)] : []),
      takeStep(admin, 'packed', order.id).then(() => undefined),
      dispatchOrders(admin, { parcels: [{ order_id: order.id }] }).then(() => undefined),
    ])
    for (const answer of answers)
      if (answer) expect([200, 201, 409], answer.body).toContain(answer.statusCode)
    const { states, documents } = await booksOf(shop, order.id)
    const { total_price, items_count } = (await admin.get(`/api/orders/${order.id}`)).json()
    expect([
      [1200, 4],
      [560, 2],
    ]).toContainEqual([total_price, items_count])
    if (states === 'due_on_delivery dispatched') expect(documents).toEqual([`bill ${total_price * 100}`])
    await expectLedgerRight(shop.db)
    await expectConsistentDocuments(shop.db)
  }
})
