import { expect, test } from 'vitest'
import { orderRow, shopWithOrder, shopWithPaymentWindow, signedProof } from '#test/shop/payment.ts'

async function inAnInAppBrowser() {
  const { shop, order, window } = await shopWithPaymentWindow({ webhooks: false })
  /** The provider's form post from an in-app browser: cross-site, so without the session cookie. */
  const comeBack = (form: Record<string, string>) =>
    shop.visitor().post(`/api/payment/return?order_id=${order.id}`, new URLSearchParams(form).toString(), {
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://api.razorpay.com',
        accept: 'text/html',
      },
    })
  return { shop, order, window, comeBack }
}

const form = ({ order_id: _, ...proof }: ReturnType<typeof signedProof>) => proof

test('an in-app browser that paid comes back to the success page', async () => {
  const { shop, order, window, comeBack } = await inAnInAppBrowser()
  const payment = shop.bank.pay(window.id)
  const answer = await comeBack(form(signedProof(order.id, window.id, payment.id)))
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/orderSuccess'])
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'paid' })
})

test('while the bank is confirming it comes back to the page that waits', async () => {
  const { shop, order, window, comeBack } = await inAnInAppBrowser()
  const payment = shop.bank.pay(window.id)
  shop.bank.faults.add({ on: 'call', effect: 'fail', times: 3 })
  const answer = await comeBack(form(signedProof(order.id, window.id, payment.id)))
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `/orders/${order.id}/payment`])
})

test.each([
  ['failed', { 'error[code]': 'BAD_REQUEST_ERROR', 'error[description]': 'Declined' }],
  ['forged', { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'no' }],
  ['empty', {}],
])('a return that is %s pays nothing and shows how the order stands', async (_what, posted) => {
  const { shop, order, comeBack } = await inAnInAppBrowser()
  const answer = await comeBack(posted)
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `/orders/${order.id}/payment`])
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'pending' })
})

test('an unsigned return says nothing of the order that a provider’s number belongs to', async () => {
  const { shop, window } = await inAnInAppBrowser()
  const payment = shop.bank.pay(window.id)
  const posted = { razorpay_payment_id: payment.id, razorpay_order_id: window.id, razorpay_signature: 'no' }
  const comeBack = (query: string, form: Record<string, string>) =>
    shop.visitor().post(`/api/payment/return${query}`, new URLSearchParams(form).toString(), {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  for (const query of ['', '?order_id=999']) {
    const known = await comeBack(query, posted)
    const made = await comeBack(query, { ...posted, razorpay_order_id: 'order_MadeUp' })
    expect([known.statusCode, known.headers.location]).toEqual([made.statusCode, made.headers.location])
  }
})

test('a return that names no order leads to the cart', async () => {
  const { shop } = await inAnInAppBrowser()
  const answer = await shop.visitor().post('/api/payment/return?order_id=//evil.example')
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/cart'])
})

test('whoever paid in another language comes back in it', async () => {
  const { shop, shopper, order } = await shopWithOrder({ webhooks: false })
  const { callback_url } = (await shopper.post('/ta/api/payment/initiate', { order_id: order.id })).json()
  expect(callback_url).toBe(`http://localhost:3000/ta/api/payment/return?order_id=${order.id}`)
  const { pathname, search } = new URL(callback_url)
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://api.razorpay.com' }
  const answer = await shop.visitor().post(pathname + search, '', { headers })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `/ta/orders/${order.id}/payment`])
})
