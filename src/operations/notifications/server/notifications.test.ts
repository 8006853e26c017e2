import { expect, test } from 'vitest'
import { expireReservations } from '#payments/cancelling/server/expire-reservations.ts'
import { notifyWaitingPayments } from '#payments/reconciliation/server/notify-waiting-payments.ts'
import { demoStoreSettings } from '#shopfront/settings/server/default-store-settings.ts'
import {
  deliverWebhooks,
  payFor,
  placeOrderOf,
  runJobs,
  type ShopWithPayments,
  shopWithOrder,
  shopWithPaymentWindow,
  signInShopper,
} from '#test/shop/payment.ts'
import { sendMails } from '#test/shop/send-mails.ts'

/** The mails to the merchant, oldest first. */
async function notifiedMerchant(shop: ShopWithPayments) {
  for (let more = true; more; ) more = (await sendMails(shop)) > 0
  return shop.mails.filter((mail) => mail.to === demoStoreSettings.email)
}

// Requirement D-96: The merchant gets one email for each paid order and each payment issue (decision B16).
test('the merchant is notified of each paid order once, with what to pack and where it goes', async () => {
  const { shop, shopper, order } = await shopWithOrder({
    units: 3,
    env: { PUBLIC_URL: 'https://shop.example' },
  })
  await payFor(shop, shopper, order.id)
  await deliverWebhooks(shop)
  await shopper.get(`/api/payment/state/${order.id}`)
  const [mail, ...others] = await notifiedMerchant(shop)
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    id: `order-to-pack-${order.id}`,
    subject: `Order #${order.id} paid: ₹960.00`,
  })
  expect(mail?.text).toContain('3 × Millet Muesli, 400 g: ₹960.00')
  expect(mail?.text).toContain('12, Nehru Street')
  expect(mail?.text).toContain('9843011223')
  expect(mail?.text).toContain(`https://shop.example/admin?section=orders&order=${order.id}`)
})

test('an order that is not paid is not told of', async () => {
  const { shop, window } = await shopWithPaymentWindow()
  shop.bank.fail(window.id)
  await deliverWebhooks(shop)
  expect(await notifiedMerchant(shop)).toEqual([])
})

/** The provider normally refuses a second payment of an order; this simulates that it did not. */
function addSecondPayment({ bank: { store } }: ShopWithPayments, first: string) {
  const record = store.payments.get(first)
  if (!record) throw new Error('no such payment')
  const entity = { ...record.entity, id: 'pay_SecondPayment0', created_at: record.entity.created_at + 1 }
  store.save('payments', { ...record, entity, refundIds: [] })
  store.orders.get(record.entity.order_id ?? '')?.paymentIds.push(entity.id)
}

/** The mails about an order's payment. */
const moneyMails = async (shop: ShopWithPayments, orderId: number) =>
  (await notifiedMerchant(shop))
    .filter(({ subject }) => subject === `Payment for order #${orderId} needs attention`)
    .map(({ text }) => text)

// Requirement D-96
test.each<[string, string, (shop: ShopWithPayments, windowId: string) => void]>([
  [
    'a payment of another amount',
    'doesn’t match the order total',
    (shop, window) => {
      shop.bank.faults.add({ on: 'payment', effect: 'wrong-amount', amount: 200 })
      shop.bank.pay(window)
    },
  ],
  [
    'a second payment',
    'was paid twice',
    (shop, window) => {
      const { id } = shop.bank.pay(window)
      addSecondPayment(shop, id)
    },
  ],
  [
    'a part that was returned outside the shop',
    '₹50.00 of ₹320.00 for this order was refunded outside your shop',
    (shop, window) => void shop.bank.refund(shop.bank.pay(window).id, 5_000),
  ],
])('the merchant is notified of %s, once', async (_what, sentence, happen) => {
  const { shop, order, window } = await shopWithPaymentWindow()
  happen(shop, window.id)
  await deliverWebhooks(shop)
  shop.clock.pass({ days: 1 })
  await runJobs(shop)
  const told = await moneyMails(shop, order.id)
  expect(told).toEqual([expect.stringContaining(sentence)])
  expect(told[0]).toContain('What to do: ')
})

test('the merchant is told of a payment that came after its order was cancelled', async () => {
  const { shop, shopper, order, window } = await shopWithPaymentWindow()
  await shopper.delete(`/api/orders/${order.id}`)
  shop.bank.pay(window.id)
  await deliverWebhooks(shop)
  expect(await moneyMails(shop, order.id)).toEqual([
    expect.stringContaining('The payment for this order arrived after it was cancelled'),
  ])
})

test('the merchant is told of money that goes back because it came too late, and of a refund that failed', async () => {
  const { shop, shopper, muesli, order, window } = await shopWithPaymentWindow({ units: 10 })
  await shopper.delete(`/api/orders/${order.id}`)
  await placeOrderOf(await signInShopper(shop), muesli.id, 10)
  shop.bank.pay(window.id)
  shop.bank.faults.add({ on: 'refund', effect: 'fail-later', seconds: 60 })
  await deliverWebhooks(shop)
  shop.clock.pass({ minutes: 10 })
  await deliverWebhooks(shop)
  expect(await moneyMails(shop, order.id)).toEqual([
    expect.stringContaining(
      'after this order could no longer be completed, because its products were sold out, the customer had placed a cash on delivery order, or your tax status doesn’t allow the sale. The payment is being refunded',
    ),
    expect.stringContaining('The refund of this payment failed'),
  ])
})

test('money that waits for an answer is told of once a day, however many orders it is', async () => {
  const { shop, window } = await shopWithPaymentWindow({ webhooks: false })
  shop.bank.pay(window.id)
  shop.bank.faults.add({ on: 'call', effect: 'fail', times: 10_000 })
  const hear = async () => {
    await notifyWaitingPayments(shop)
    return (await notifiedMerchant(shop)).map(({ subject }) => subject)
  }
  shop.clock.pass({ minutes: 70 })
  await expireReservations(shop)
  expect(await hear()).toEqual([])
  shop.clock.pass({ minutes: 60 })
  await expireReservations(shop)
  expect(await hear()).toEqual(['Payments waiting for confirmation'])
  expect(await hear()).toHaveLength(1)
  shop.clock.pass({ days: 1 })
  expect(await hear()).toHaveLength(2)
})
