import { expect, test } from 'vitest'
import { booksOf, setCash } from '#test/shop/cash-orders.ts'
import { expectMoneyAndStockRight } from '#test/shop/money-and-stock.ts'
import { runJobs, stockOf } from '#test/shop/payment.ts'
import { phoneOrderInput, shopOnThePhone } from '#test/shop/phone-orders.ts'
import { dispatchOrders, takeStep, undoStep } from '#test/shop/shipment-steps.ts'
import { addZones, cityZone } from '#test/shop/zones.ts'

// Requirement D-484
test('the staff is told why an order can’t be placed, and not as if they were the customer', async () => {
  const { shop, muesli, packId, place, admin } = await shopOnThePhone()
  const { address } = phoneOrderInput(packId)
  await addZones(shop, { ...cityZone, minimum: 700 })
  expect((await place()).json()).toMatchObject({
    code: 'BELOW_MINIMUM',
    message: 'The minimum order for Coimbatore city is ₹700. Add more items.',
  })
  expect((await place({ address: { ...address, postal_code: '625001' } })).json()).toMatchObject({
    code: 'ADDRESS_OUTSIDE',
    message: 'Your shop doesn’t deliver to PIN code 625001.',
  })
  await shop.db.updateTable('packs').set({ price_paise: 3_000_000 }).where('id', '=', packId).execute()
  const tooMuch = { items: [{ pack_id: packId, quantity: 1000 }], total_price: 30_000_000 }
  for (const path of ['/api/phone-orders', '/api/phone-orders/quote'])
    expect((await admin.post(path, phoneOrderInput(packId, tooMuch))).json()).toMatchObject({
      code: 'ORDER_TOO_LARGE',
    })
  expect(await stockOf(shop, muesli.id)).toBe(10)
})

// Requirement D-485
test('a shop without payment keys creates no links that nobody can pay, and takes other orders', async () => {
  const { shop, packId, place, admin } = await shopOnThePhone()
  shop.payments.online.capabilities.mode = 'none'
  const quote = (await admin.post('/api/phone-orders/quote', phoneOrderInput(packId))).json()
  expect(quote.no_link).toContain('no Razorpay keys yet')
  expect((await place()).json()).toMatchObject({ code: 'NO_ONLINE_PAYMENTS', message: quote.no_link })
  expect((await place({ payment: { how: 'direct', method: 'cash' } })).statusCode).toBe(201)
})

// Requirement D-487
test('the customer of a cash order on the phone cancels it with the link in the email until it is packed', async () => {
  const { shop, muesli, place, admin } = await shopOnThePhone()
  await setCash(admin)
  const cash = { payment: { how: 'on_delivery' } }
  const cancel = (key: string) => shop.visitor().delete(`/api/guest-orders/${key}`)
  const orders: { id: number; key: string }[] = []
  for (const items of [1, 2]) {
    const { id } = (await place(cash)).json().order
    await runJobs(shop)
    const mail = shop.mails.find(
      ({ subject, to }) => to === 'meena@example.com' && subject.includes(`#${id}`),
    )
    const key = /\/order\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect((await shop.visitor().get(`/api/guest-orders/${key}`)).json()).toMatchObject({
      can_cancel: true,
      pay_by: null,
    })
    orders.push({ id, key })
    expect(await stockOf(shop, muesli.id)).toBe(10 - 2 * items)
  }
  const [first, second] = orders as [(typeof orders)[0], (typeof orders)[0]]
  expect((await cancel(first.key)).statusCode).toBe(200)
  expect(await booksOf(shop, first.id)).toMatchObject({ states: 'due_on_delivery cancelled', payments: [] })
  await takeStep(admin, 'packed', second.id)
  expect((await cancel(second.key)).statusCode).toBe(409)
  await expectMoneyAndStockRight(shop, { [muesli.id]: 10 })
})

// Requirement D-486
test('undoing the delivery of an order that was paid to the shop leaves its payment and invoice', async () => {
  const { shop, muesli, place, admin } = await shopOnThePhone()
  const { id } = (await place({ payment: { how: 'direct', method: 'bank_transfer' } })).json().order
  await takeStep(admin, 'packed', id)
  await dispatchOrders(admin, { parcels: [{ order_id: id }] })
  const delivered = await admin.put(`/api/orders/deliver/${id}`)
  expect((await undoStep(admin, delivered.json().order)).statusCode).toBe(200)
  expect(await booksOf(shop, id)).toMatchObject({
    payments: [{ method: 'bank_transfer', amount_paise: 64_000, refunded_paise: 0 }],
    documents: ['bill 64000'],
    states: 'paid dispatched',
  })
  await expectMoneyAndStockRight(shop, { [muesli.id]: 10 })
})
