import { expect, test } from 'vitest'
import { shopWithLatePayment } from '#test/late-payment.ts'
import { deliverWebhooks, runJobs, type ShopWithPayments } from '#test/shop/payment.ts'
import { sendRefund, shopWithRefundableOrder } from '#test/shop/refunds.ts'
import { sendMails } from '#test/shop/send-mails.ts'

/** The mails to the customer about refunds and cancellations, each once. */
async function mailed(shop: ShopWithPayments) {
  for (let more = true; more; ) more = (await sendMails(shop)) > 0
  return shop.mails.filter(({ id }) => id && /^order-(refunded|cancelled)/.test(id))
}

test('of money that the merchant gives back its customer reads when the provider has returned it, with the reason', async () => {
  const { shop, shopper, admin, order } = await shopWithRefundableOrder()
  const wish = { what: 'amount', amount: 100, reason: 'damaged', note: 'One jar was broken.' } as const
  expect((await sendRefund(admin, order.id, wish)).statusCode).toBe(200)
  expect(await mailed(shop)).toEqual([])
  await runJobs(shop)
  await deliverWebhooks(shop)
  const [mail, ...others] = await mailed(shop)
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    to: shopper.user.email,
    subject: `Your refund for order #${order.id} is on its way`,
  })
  for (const words of [
    `We’ve refunded ₹100.00 for your order #${order.id}`,
    'Reason: Damaged or defective. One jar was broken.',
    'within 5 to 7 business days',
  ])
    expect(mail?.text).toContain(words)
})

test('whose order is cancelled reads it at once, and of the money once it went back', async () => {
  const { shop, admin, order } = await shopWithRefundableOrder()
  await sendRefund(admin, order.id, { reason: 'not_available' })
  const [cancelled, ...more] = await mailed(shop)
  expect(more).toEqual([])
  expect(cancelled?.subject).toBe(`Your order #${order.id} has been cancelled`)
  expect(cancelled?.text).toContain('You’ll get a refund of ₹2,240.00')
  await runJobs(shop)
  await deliverWebhooks(shop)
  expect((await mailed(shop)).map(({ id }) => id?.replace(/\d+$/, ''))).toEqual([
    'order-cancelled-',
    'order-refunded-refund-',
  ])
})

test('a refund that was refused is not told of, until it is returned by hand', async () => {
  const { shop, admin, order } = await shopWithRefundableOrder()
  shop.bank.faults.add({ on: 'refund', effect: 'fail-later', seconds: 60 })
  await sendRefund(admin, order.id, { what: 'amount', amount: 100 })
  await runJobs(shop)
  shop.clock.pass({ minutes: 10 })
  await deliverWebhooks(shop)
  expect(await mailed(shop)).toEqual([])
})

test('money that was returned at the provider is told of too, each time with what is new', async () => {
  const { shop, payment } = await shopWithRefundableOrder()
  for (const paise of [5_000, 7_000]) {
    shop.bank.refund(payment, paise)
    await deliverWebhooks(shop)
  }
  await deliverWebhooks(shop)
  const texts = (await mailed(shop)).map(({ text }) => /refunded (₹[\d.]+)/.exec(text)?.[1])
  expect(texts).toEqual(['₹50.00', '₹70.00'])
  expect(shop.mails.at(-1)?.text).not.toContain('Reason')
})

test('who paid too late reads, in a mail and on the order, that the money went back and why', async () => {
  const { shop, shopper, order } = await shopWithLatePayment()
  const onOrder = async () => (await shopper.get(`/api/orders/${order.id}/refunds`)).json()
  expect(await onOrder()).toMatchObject([{ amount: 640, stage: 'on_its_way', reason: null }])
  expect(await mailed(shop)).toEqual([])
  await runJobs(shop)
  const [mail, ...others] = await mailed(shop)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: shopper.user.email })
  expect(mail?.text).toContain(`We’ve refunded ₹640.00 for your order #${order.id}`)
  expect(mail?.text).toContain('Reason: Your payment arrived after we could no longer complete the order')
  expect(await onOrder()).toMatchObject([{ stage: 'returned' }])
})
