import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createInMemoryEmulator } from '../testing/in-memory.ts'
import { createMerchant, muesliOrder } from '../testing/merchant.ts'

let emulator: Awaited<ReturnType<typeof createInMemoryEmulator>>
let order: string
beforeEach(async () => {
  emulator = await createInMemoryEmulator()
  order = (await createMerchant(emulator.app).createOrder({ ...muesliOrder, receipt: '<b>shop</b>' })).id
})
afterEach(() => emulator.close())

const command = (path: string, payload: object = {}) =>
  emulator.app.inject({ method: 'POST', url: `/control/${path}`, payload })
const state = async () => (await emulator.app.inject('/control/state')).json()

describe('calls', () => {
  test('a closed window is paid seconds later', async () => {
    await command(`orders/${order}/pay`, { after_seconds: 8 })
    expect((await state()).orders[0]).toMatchObject({ status: 'created' })
    emulator.clock.advance(8)
    expect((await state()).orders[0]).toMatchObject({ status: 'paid' })
  })

  test('a payment planned for an order that is paid by then comes to nothing', async () => {
    await command(`orders/${order}/pay`, { after_seconds: 8 })
    await command(`orders/${order}/pay`)
    emulator.clock.advance(8)
    expect((await state()).orders[0].payments).toHaveLength(1)
  })

  test('fail, then authorise late', async () => {
    const { id } = (await command(`orders/${order}/fail`)).json()
    expect((await command(`payments/${id}/authorize`)).json()).toMatchObject({ id, status: 'captured' })
  })

  test('capture, refund pending, let it fail', async () => {
    await command('faults', { on: 'payment', effect: 'authorise-only' })
    const { id } = (await command(`orders/${order}/pay`)).json()
    expect((await command(`payments/${id}/capture`)).json()).toMatchObject({ status: 'captured' })
    await command('faults', { on: 'refund', effect: 'stay-pending' })
    const refund = await createMerchant(emulator.app).refundPayment(id, 'refund-order-1')
    expect((await command(`refunds/${refund.id}/settle`, { status: 'failed' })).json()).toMatchObject({
      status: 'failed',
    })
  })

  test('the dashboard refunds no less than a rupee either', async () => {
    const { id } = (await command(`orders/${order}/pay`)).json()
    const refused = await command(`payments/${id}/refund`, { amount: 99 })
    expect([refused.statusCode, refused.json().error.description]).toEqual([
      400,
      'The amount must be atleast INR 1.00',
    ])
    expect((await command(`payments/${id}/refund`, { amount: 100 })).statusCode).toBe(200)
  })

  test('the merchant refunds a part in the dashboard, then the rest, and no more', async () => {
    const { id } = (await command(`orders/${order}/pay`)).json()
    expect((await command(`payments/${id}/refund`, { amount: 5_000 })).json()).toMatchObject({
      amount: 5_000,
      status: 'processed',
    })
    expect((await command(`payments/${id}/refund`)).json()).toMatchObject({ amount: 40_050 })
    expect((await command(`payments/${id}/refund`)).statusCode).toBe(400)
  })

  test('faults are queued, listed, removed', async () => {
    const { id } = (await command('faults', { on: 'webhook', effect: 'drop', times: 3 })).json()
    await command('faults', { on: 'call', effect: 'cut', call: 'POST /v1/orders' })
    expect((await state()).faults).toMatchObject([
      { id, on: 'webhook', event: '*', times: 3 },
      { on: 'call' },
    ])
    await command(`faults/${id}/remove`)
    expect((await state()).faults).toMatchObject([{ on: 'call', effect: 'cut', when: 'before' }])
    await command('faults/clear')
    expect((await state()).faults).toEqual([])
  })

  test.each([
    ['an unknown kind', 'faults', { on: 'weather', effect: 'rain' }],
    ['an unknown effect', 'faults', { on: 'webhook', effect: 'rain' }],
    ['an unknown order', 'orders/order_00000000000000/pay', {}],
    ['an unknown order later', 'orders/order_00000000000000/pay', { after_seconds: 5 }],
    ['an unknown webhook', 'webhooks/evt_00000000000000/resend', {}],
  ])('%s is refused', async (_, path, payload) => {
    const answer = await command(path, payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error: { code: 'BAD_REQUEST_ERROR' } })
  })
})

describe('page', () => {
  const page = () => emulator.app.inject({ url: '/control', headers: { accept: 'text/html' } })

  test('shows orders, payments and webhooks, whatever a receipt is called', async () => {
    emulator.pay(order)
    await emulator.idle()
    const { body, headers } = await page()
    expect(headers['content-type']).toContain('text/html')
    expect(body).toContain('&lt;b&gt;shop&lt;/b&gt;')
    expect(body).toContain('450.50 INR')
    expect(body).toContain('order.paid')
    expect(body).not.toMatch(/<script|style=/)
  })

  test('its forms do what they say and come back to the page', async () => {
    const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }
    const payload = new URLSearchParams({
      on: 'payment',
      effect: 'fail',
      seconds: '',
      amount: '',
      times: '2',
    })
    const answer = await emulator.app.inject({
      method: 'POST',
      url: '/control/faults',
      headers,
      payload: payload.toString(),
    })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/control'])
    expect(emulator.faults.list()).toMatchObject([{ on: 'payment', effect: 'fail', times: 2 }])
    expect((await page()).body).toContain('payment: fail')
  })
})
