import { expect, test } from 'vitest'
import { addOrder, createShopWithPeople } from '#test/shop/orders.ts'
import type { PaymentState, ShipmentState } from '../../rules/order-state.ts'

const at = new Date('2026-06-15T06:00:00Z')
const paid = { paid_at: at, sold_on: '2026-06-15' }
const moneyOf: Record<PaymentState, object> = {
  unpaid: {},
  due_on_delivery: { payment_method: 'cash_on_delivery' },
  paid,
  partly_refunded: { ...paid, refunded_paise: 10_000, refunded_at: at },
  refunded: { ...paid, refunded_paise: 64_000, refunded_at: at },
  nothing_due: { payment_method: 'none', total_paise: 0 },
}

// Decision X6.
// Requirement D-18
test.each<[PaymentState, ShipmentState, string]>([
  ['unpaid', 'to_pack', 'pending'],
  ['unpaid', 'delivered', 'delivered'],
  ['unpaid', 'cancelled', 'cancelled'],
  ['due_on_delivery', 'to_pack', 'paid'],
  ['due_on_delivery', 'packed', 'paid'],
  ['due_on_delivery', 'dispatched', 'paid'],
  ['due_on_delivery', 'cancelled', 'cancelled'],
  ['paid', 'to_pack', 'paid'],
  ['paid', 'packed', 'paid'],
  ['paid', 'dispatched', 'paid'],
  ['paid', 'delivered', 'delivered'],
  ['partly_refunded', 'to_pack', 'paid'],
  ['partly_refunded', 'packed', 'paid'],
  ['partly_refunded', 'dispatched', 'paid'],
  ['partly_refunded', 'delivered', 'delivered'],
  ['refunded', 'dispatched', 'cancelled'],
  ['refunded', 'delivered', 'cancelled'],
  ['refunded', 'cancelled', 'cancelled'],
  ['nothing_due', 'to_pack', 'paid'],
  ['nothing_due', 'packed', 'paid'],
  ['nothing_due', 'dispatched', 'paid'],
  ['nothing_due', 'delivered', 'delivered'],
  ['nothing_due', 'cancelled', 'cancelled'],
])('an order with payment %s and shipment %s is %s', async (payment_state, parcel_state, word) => {
  const { shop, admin, anitha } = await createShopWithPeople()
  const states = {
    payment_state,
    parcel_state,
    delivered_at: at,
    cancelled_at: at,
    ...moneyOf[payment_state],
  }
  const id = await addOrder(shop, anitha, { status: 'pending', ...states })
  expect((await admin.get(`/api/orders/${id}`)).json().status).toBe(word)
})

test('the database takes no payment state that the money does not bear out', async () => {
  const { shop, anitha } = await createShopWithPeople()
  await addOrder(shop, anitha)
  const refunded = shop.db
    .updateTable('orders')
    .set({ payment_state: 'refunded', cancelled_at: at })
    .execute()
  await expect(refunded).rejects.toThrow('payment_state_is_that_of_the_money')
  const moneyBack = shop.db.updateTable('orders').set({ refunded_paise: 100, refunded_at: at }).execute()
  await expect(moneyBack).rejects.toThrow('payment_state_is_that_of_the_money')
})
