import { expect, test } from 'vitest'
import {
  createShopWithPayments,
  payFor,
  placeOrderOf,
  runJobs,
  signInShopper,
  startPaying,
} from '#test/shop/payment.ts'
import { dispatchOrders } from '#test/shop/shipment-steps.ts'
import { addProduct, createTestShop } from '#test/shop/shop.ts'
import { addZones, cityZone, fetchDeliveryTerms, stateZone } from '#test/shop/zones.ts'

// Requirement D-193: The merchant defines delivery zones by PIN codes, ranges, prefixes, districts and states, each
//   with its own terms; without zones the shop delivers within its district (decision X1).
test('without zones the shop delivers to its district, and the courier is paid on delivery', async () => {
  const shop = await createTestShop()
  expect(await fetchDeliveryTerms(shop, '641012')).toEqual({
    postal_code: '641012',
    sentence: 'Delivery to 641012 expected by Thu, 25 Jun',
    terms: {
      zone: null,
      days: '4-9',
      by: '2026-06-25',
      fee: 0,
      free_from: null,
      minimum: null,
      note: '',
    },
    places: [{ district: 'Coimbatore', state: 'Tamil Nadu' }],
  })
  expect(await fetchDeliveryTerms(shop, '110001')).toEqual({
    postal_code: '110001',
    sentence: 'We don’t deliver to 110001 yet. We deliver only within Coimbatore district, Tamil Nadu.',
    terms: null,
    places: [
      { district: 'Central Delhi', state: 'Delhi' },
      { district: 'New Delhi', state: 'Delhi' },
    ],
  })
  const tamil = (await shop.visitor().get('/ta/api/delivery/641012')).json()
  expect(tamil.sentence).toContain('641012 பின்கோடுக்கு')
  expect((await shop.visitor().get('/api/delivery/041012')).statusCode).toBe(404)
})

// Requirement D-202: A PIN code gives its district and state, and all of them if there are several (decision X1).
test('a PIN code in several districts returns all of them', async () => {
  const shop = await createTestShop()
  expect((await fetchDeliveryTerms(shop, '641697')).places).toEqual([
    { district: 'Coimbatore', state: 'Tamil Nadu' },
    { district: 'Tiruppur', state: 'Tamil Nadu' },
  ])
})

// Requirement D-193
test('the most specific zone of a PIN code applies, and elsewhere nothing is delivered', async () => {
  const shop = await createTestShop()
  const district = { ...stateZone, name: 'The Nilgiris', states: [], districts: ['nilgiris'] }
  const { answers } = await addZones(shop, stateZone, cityZone, district)
  expect(answers.map(({ districts }) => districts)).toEqual([[], [], ['Nilgiris, Tamil Nadu']])
  const zoneAt = async (pin: string) => (await fetchDeliveryTerms(shop, pin)).terms?.zone
  expect(await zoneAt('641012')).toBe('Coimbatore city')
  expect(await zoneAt('643001')).toBe('The Nilgiris')
  expect(await zoneAt('600001')).toBe('Tamil Nadu')
  expect((await fetchDeliveryTerms(shop, '110001')).sentence).toBe('We don’t deliver to 110001 yet.')
})

// Requirement D-201: The delivery date counts the merchant's business days and holidays, in Indian time (decision
//   X1).
test('the delivery date counts the merchant’s business days without holidays, from the day in India', async () => {
  const shop = await createTestShop()
  const { admin } = await addZones(shop, cityZone)
  // Monday 15 June, 06:00 in London.
  expect((await fetchDeliveryTerms(shop, '641012')).terms.by).toBe('2026-06-17')
  const { facts, version } = (await admin.get('/api/store')).json()
  const week = { ...facts, workingDays: ['Mon', 'Wed', 'Fri'], holidays: ['2026-06-17', '2026-06-22'] }
  expect((await admin.put('/api/store', { facts: week, version })).statusCode).toBe(200)
  expect((await fetchDeliveryTerms(shop, '641012')).terms.by).toBe('2026-06-24')
  // 19:00 in London is Tuesday in India, half an hour after midnight.
  shop.clock.pass({ minutes: 13 * 60 })
  expect((await fetchDeliveryTerms(shop, '641012')).sentence).toBe(
    'Delivery to 641012 expected by Wed, 24 Jun',
  )
  await admin.logInAgain()
  const wrong = { ...facts, holidays: ['26 January'] }
  expect((await admin.put('/api/store', { facts: wrong, version: version + 1 })).statusCode).toBe(400)
})

// Requirement D-75: Delivery dates are described as expected in the shop, orders and emails unless the merchant
//   promises them; holidays are mentioned only if there are any (decision X1).
test('a shop that promises dates says that an order arrives, and any other that it is expected', async () => {
  const shop = await createShopWithPayments()
  const { admin } = await addZones(shop, cityZone)
  expect((await fetchDeliveryTerms(shop, '641012')).sentence).toBe(
    'Delivery to 641012 expected by Wed, 17 Jun',
  )
  const { facts, version } = (await admin.get('/api/store')).json()
  const committed = { facts: { ...facts, commitsToDates: true }, version }
  expect((await admin.put('/api/store', committed)).statusCode).toBe(200)
  expect((await fetchDeliveryTerms(shop, '641012')).sentence).toBe('Delivery to 641012 by Wed, 17 Jun')
  const muesli = await addProduct(shop.db, { stock: 10 })
  const shopper = await signInShopper(shop)
  await shopper.post('/api/cart/add', { product_id: muesli.id })
  const order = (await shopper.post('/api/orders/add', {})).json()
  await payFor(shop, shopper, order.id)
  await runJobs(shop)
  const mail = shop.mails.find(({ id }) => id === `order-confirmation-${order.id}`)
  expect(mail?.text).toContain('Your order will arrive by Wed, 17 Jun.')
})

// Requirement D-217: The delivery charge is a separate column in the orders file and the monthly report.
// Requirement D-195
test('the delivery charge is part of the total, the payment and the refund', async () => {
  const shop = await createShopWithPayments()
  const { admin } = await addZones(shop, cityZone)
  const muesli = await addProduct(shop.db, { stock: 10 })
  const shopper = await signInShopper(shop)
  await shopper.post('/api/cart/add', { product_id: muesli.id })
  const seen = await shopper.post('/api/orders/add', { total_price: 320 })
  expect([seen.statusCode, seen.json().code]).toEqual([409, 'PRICE_CHANGED'])
  const order = (await shopper.post('/api/orders/add', { total_price: 360 })).json()
  expect(order).toMatchObject({
    total_price: 360,
    delivery: { fee: 40, zone: 'Coimbatore city', by: '2026-06-17' },
  })
  expect((await startPaying(shopper, order.id)).amount).toBe(36_000)
  await payFor(shop, shopper, order.id)
  await runJobs(shop)
  const [heads = '', row = ''] = (await admin.get('/api/orders/export.csv')).body.split('\r\n')
  const cell = (head: string) => row.split(',')[heads.split(',').indexOf(head)]
  expect([cell('Delivery charge (INR)'), cell('Total (INR)')]).toEqual(['40.00', '360.00'])
  const report = (await admin.get('/api/documents/report.csv?month=2026-06')).body
  expect(report).toContain('Total,Delivery (included in total)')
  expect(report).toContain('360.00,40.00')
  const [mail] = shop.mails.filter(({ to }) => to === shopper.user.email)
  expect(mail?.text).toContain('Delivery: ₹40.00\nTotal: ₹360.00')
  const { left } = (await admin.get(`/api/orders/${order.id}/refunding`)).json()
  expect(left).toBe(360)
  const refund = { what: 'all', lines: [], left, reason: 'other', form_key: 'refund-of-all-in-a-test' }
  const refunded = await admin.post(`/api/orders/${order.id}/refunds`, refund)
  expect(refunded.statusCode).toBe(200)
  expect((await admin.get(`/api/orders/${order.id}/refunding`)).json().refunds[0].amount).toBe(360)
})

// Requirement D-195: A zone's delivery charge is part of the order total, the payment and a refund; it is free above
//   a total, and there is a minimum order (decision X1).
test('delivery is free from the merchant’s threshold, and orders below the minimum are rejected', async () => {
  const shop = await createShopWithPayments()
  await addZones(shop, cityZone)
  const muesli = await addProduct(shop.db, { stock: 10, price_paise: 15_000 })
  const shopper = await signInShopper(shop)
  await shopper.post('/api/cart/add', { product_id: muesli.id })
  const small = await shopper.post('/api/orders/add', {})
  expect([small.statusCode, small.json().message]).toEqual([
    400,
    'The minimum order for Coimbatore city is ₹200. Add more items to check out.',
  ])
  expect((await placeOrderOf(shopper, muesli.id)).total_price).toBe(340)
  const large = await placeOrderOf(shopper, muesli.id, 2)
  expect([large.total_price, large.delivery.fee]).toEqual([600, 0])
})

// Requirement D-200: An order keeps the zone, delivery charge and date it was sold with; an unpaid order follows a
//   change of address if the cost is the same (decision X1).
// Requirement D-135
test('an unpaid order follows a change of address only if it costs the same', async () => {
  const shop = await createShopWithPayments()
  await addZones(shop, cityZone, stateZone)
  const muesli = await addProduct(shop.db, { stock: 10 })
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, muesli.id)
  const address = (await shopper.get(`/api/address/${shopper.user.id}`)).json().address
  const move = (postal_code: string, state = address.state) =>
    shopper.put('/api/address/upsert', { ...address, postal_code, state })
  await move('641001')
  expect((await shopper.get(`/api/orders/${order.id}`)).json().address.postal_code).toBe('641001')
  expect((await move('600001')).json().order_stays).toBe(
    `Order #${order.id} will still go to your old address because delivery to the new one costs ₹90. To have it sent there, order again.`,
  )
  expect((await shopper.get(`/api/orders/${order.id}`)).json().address.postal_code).toBe('641001')
  const start = await shopper.post('/api/payment/initiate', { order_id: order.id })
  expect([start.statusCode, start.json().code]).toEqual([409, 'OTHER_FEE'])
  expect(start.json().message).toBe('Delivery to this address costs ₹90. Review your order to continue.')
  const again = (await shopper.post('/api/orders/add', {})).json()
  expect(again).toMatchObject({
    total_price: 410,
    delivery: { zone: 'Tamil Nadu' },
    address: { postal_code: '600001' },
  })
  expect(again.id).not.toBe(order.id)
  const outside = (await move('110001', 'Delhi')).json()
  expect(outside.notice).toBe('We don’t deliver to 110001 yet. You can still save this address.')
  expect(outside.order_stays).toBe(
    `Order #${again.id} will still go to your old address because we don’t deliver to the new one. Choose another address at checkout, or cancel the order.`,
  )
  expect((await shopper.post('/api/payment/initiate', { order_id: again.id })).json().code).toBe(
    'ADDRESS_OUTSIDE',
  )
})

// Requirement D-135: Changes to a delivery zone don't affect orders already placed; only a new address gets a new
//   quote, and the customer sees what it costs (decision X18).
test.each([
  ['a higher fee', { ...cityZone, fee: 99, free_from: null }],
  ['a minimum above it', { ...cityZone, minimum: 5000 }],
  ['a zone that ends before it', { ...cityZone, codes: ['641001-641003'] }],
  ['other days', { ...cityZone, days: '9' }],
])(
  '%s since an order was placed blocks neither its payment nor a corrected street, and changes none of its terms',
  async (_, changed) => {
    const shop = await createShopWithPayments()
    const { admin, answers } = await addZones(shop, cityZone)
    const muesli = await addProduct(shop.db, { stock: 10 })
    const shopper = await signInShopper(shop)
    const order = await placeOrderOf(shopper, muesli.id)
    const { id, version } = answers[0]
    expect((await admin.put(`/api/delivery/zones/${id}`, { ...changed, version })).statusCode).toBe(200)
    const address = (await shopper.get(`/api/address/${shopper.user.id}`)).json().address
    const moved = await shopper.put('/api/address/upsert', { ...address, address_line1: '9, Other Street' })
    expect(moved.json().order_stays).toBeUndefined()
    expect((await startPaying(shopper, order.id)).amount).toBe(order.total_price * 100)
    await payFor(shop, shopper, order.id)
    expect((await shopper.get(`/api/orders/${order.id}`)).json()).toMatchObject({
      status: 'paid',
      total_price: order.total_price,
      delivery: order.delivery,
      address: { address_line1: '9, Other Street' },
    })
  },
)

// Requirement D-221: Order emails give the promised date and say who pays the courier.
test.each([
  ['', 'Your order is expected by Wed, 17 Jun.', ['business days', 'We deliver within', 'to the courier']],
  ['/ta', 'உங்கள் ஆர்டர் ஜூன் 17, புதனுக்குள் வரும் என எதிர்பார்க்கலாம்.', ['வேலை நாட்க', 'மாவட்டத்துக்குள்', 'கூரியரிடம்']],
])(
  'the emails of an order sold under a zone give its own date%s, and no district',
  async (path, said, unsaid) => {
    const shop = await createShopWithPayments()
    const { admin } = await addZones(shop, cityZone)
    const muesli = await addProduct(shop.db, { stock: 10 })
    const shopper = await signInShopper(shop)
    await shopper.post('/api/cart/add', { product_id: muesli.id })
    const order = (await shopper.post(`${path}/api/orders/add`, {})).json()
    await payFor(shop, shopper, order.id)
    await runJobs(shop)
    const mail = shop.mails.find(({ id }) => id === `order-confirmation-${order.id}`)
    await dispatchOrders(admin, { courier: 'own', parcels: [{ order_id: order.id }] })
    shop.clock.pass({ seconds: 61 })
    await runJobs(shop)
    const dispatched = shop.mails.find(({ id }) => id?.startsWith('order-dispatched'))
    for (const told of [mail, dispatched]) {
      expect(told?.text).toContain(said)
      for (const words of unsaid) expect(told?.text).not.toContain(words)
    }
  },
)

// Requirement D-221
test('customers who pay the courier in a zone are told so in the email', async () => {
  const shop = await createShopWithPayments()
  await addZones(shop, { ...cityZone, fee: 0, free_from: null, minimum: null })
  const muesli = await addProduct(shop.db, { stock: 10 })
  const shopper = await signInShopper(shop)
  await shopper.post('/api/cart/add', { product_id: muesli.id })
  const order = (await shopper.post('/api/orders/add', {})).json()
  await payFor(shop, shopper, order.id)
  await runJobs(shop)
  const mail = shop.mails.find(({ id }) => id === `order-confirmation-${order.id}`)
  expect(mail?.text).toContain('The delivery charge is paid directly to the courier.')
})
