import { expect, test } from 'vitest'
import { transact } from '#database/transact.ts'
import { updateDeliveryAddress } from '#payments/processing/server/update-delivery-address.ts'
import { orderRow, payFor, runJobs, type Shopper, shopWithPaymentWindow } from '#test/shop/payment.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { signInAs } from '#test/shop/shop.ts'

const moved = {
  full_name: 'Anitha Raj',
  address_line1: '3, Race Course',
  city: 'Coimbatore',
  state: 'Tamil Nadu',
  postal_code: '641018',
  country: 'India',
  phone: '9444055667',
}
const outside = { ...moved, city: 'Chennai', postal_code: '600001' }

const saveAddress = async (shopper: Shopper, address: object) =>
  expect((await shopper.put('/api/address/upsert', address)).statusCode).toBe(200)

const orderOf = async (shopper: Shopper, id: number) => (await shopper.get(`/api/orders/${id}`)).json()

const found = async (admin: Awaited<ReturnType<typeof signInAs>>, words: string) =>
  (await admin.get(`/api/orders/all?q=${words}`)).json().map(({ id }: { id: number }) => id)

// Requirement D-62: An order is delivered to the address at the time of payment (decision X2).
test('an order goes to the address as changed while the payment window is open', async () => {
  const { shop, shopper, order } = await shopWithPaymentWindow({ webhooks: false })
  const admin = await signInAs(shop, 'admin')
  await saveAddress(shopper, moved)
  expect(await found(admin, '9444055667')).toEqual([order.id])
  await payFor(shop, shopper, order.id)
  await sendMails(shop)
  expect(shop.mails[0]?.text).toContain('3, Race Course')
  expect(shop.mails[0]?.text).not.toContain('12, Nehru Street')
  expect((await admin.get(`/api/orders/${order.id}`)).json()).toMatchObject({
    status: 'paid',
    address: moved,
  })
  expect((await admin.get('/api/orders/export.csv')).body).toContain('3, Race Course')
})

// Fails if `startPayment` does not take the current address.
test('a payment that starts takes the address of that moment', async () => {
  const { shop, shopper, order } = await shopWithPaymentWindow({ webhooks: false })
  await shop.db.updateTable('addresses').set({ address_line1: '7, Gandhi Park' }).execute()
  await shopper.post('/api/payment/initiate', { order_id: order.id })
  expect((await orderRow(shop, order.id)).address).toMatchObject({ address_line1: '7, Gandhi Park' })
})

test('a paid order keeps its address, whatever its customer saves', async () => {
  const { shop, shopper, order } = await shopWithPaymentWindow({ webhooks: false })
  await payFor(shop, shopper, order.id)
  await saveAddress(shopper, moved)
  expect((await orderRow(shop, order.id)).address).toMatchObject({ address_line1: '12, Nehru Street' })
})

test('no payment starts for an address outside the district, and the order is not sent there', async () => {
  const { shop, shopper, order } = await shopWithPaymentWindow({ webhooks: false })
  await saveAddress(shopper, outside)
  const refused = await shopper.post('/api/payment/initiate', { order_id: order.id })
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'ADDRESS_OUTSIDE'])
  expect((await orderRow(shop, order.id)).address).toMatchObject({ postal_code: '641012' })
  await saveAddress(shopper, moved)
  expect((await shopper.post('/api/payment/initiate', { order_id: order.id })).statusCode).toBe(200)
})

test('an order that was given up and is paid after all goes where its customer is by then', async () => {
  const { shop, shopper, order, window } = await shopWithPaymentWindow({ webhooks: false })
  await shopper.delete(`/api/orders/${order.id}`)
  await saveAddress(shopper, moved)
  shop.bank.pay(window.id)
  shop.clock.pass({ minutes: 30 })
  await runJobs(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'paid', address: moved })
  const confirmation = shop.mails.find(({ to }) => to === shopper.user.email)
  expect(confirmation?.text).toContain('3, Race Course')
})

test('where its customer lives outside the district by then, it goes where it was to go', async () => {
  const { shop, shopper, order, window } = await shopWithPaymentWindow({ webhooks: false })
  await shopper.delete(`/api/orders/${order.id}`)
  await saveAddress(shopper, outside)
  shop.bank.pay(window.id)
  shop.clock.pass({ minutes: 30 })
  await runJobs(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'paid', address: { postal_code: '641012' } })
})

test.each([
  ['where it was to go', outside],
  ['where its customer is by then', moved],
])(
  'an order that is paid after it was given up goes %s, by a day that is still to come',
  async (_where, next) => {
    const { shop, shopper, order, window } = await shopWithPaymentWindow({ webhooks: false })
    expect((await orderOf(shopper, order.id)).delivery.by).toBe('2026-06-25')
    await shopper.delete(`/api/orders/${order.id}`)
    await saveAddress(shopper, next)
    shop.bank.pay(window.id)
    shop.clock.pass({ days: 2 })
    await runJobs(shop)
    await shopper.logInAgain()
    expect(await orderOf(shopper, order.id)).toMatchObject({ status: 'paid', delivery: { by: '2026-06-27' } })
  },
)

test('where nothing is delivered any more, an order that is paid after it was given up has no day', async () => {
  const { shop, shopper, order, window } = await shopWithPaymentWindow({ webhooks: false })
  await shopper.delete(`/api/orders/${order.id}`)
  const admin = await signInAs(shop, 'admin')
  const zone = { name: 'Chennai', codes: ['600*'], districts: [], states: [], days: '2', note: '' }
  const terms = { fee: 0, free_from: null, minimum: null }
  expect((await admin.post('/api/delivery/zones', { ...zone, ...terms })).statusCode).toBe(201)
  shop.bank.pay(window.id)
  shop.clock.pass({ minutes: 30 })
  await runJobs(shop)
  expect(await orderOf(shopper, order.id)).toMatchObject({ status: 'paid', delivery: { by: null } })
})

const work = { ...moved, name: 'work', address_line1: '9, Avinashi Road', landmark: 'opposite the mill' }

const addAddress = async (shopper: Shopper, address: object): Promise<number> =>
  (await shopper.post('/api/addresses', address)).json().id

const defaultOf = async (shopper: Shopper) =>
  (await shopper.get(`/api/address/${shopper.user.id}`)).json().address

// Requirement D-240: Until it is paid, an order goes to the address shown at its checkout, in each of several tabs; a
//   deleted address or one outside the delivery area can't be paid for (decision X2).
test('an order goes to the address selected for it, and its documents and email show it', async () => {
  const { shop, shopper, order } = await shopWithPaymentWindow({ webhooks: false })
  const admin = await signInAs(shop, 'admin')
  const id = await addAddress(shopper, work)
  const again = await shopper.post('/api/orders/add', { address_id: id })
  expect(again.json()).toMatchObject({ id: order.id, address_id: id, address: work })
  await payFor(shop, shopper, order.id)
  await sendMails(shop)
  expect(shop.mails[0]?.text).toMatch(/9, Avinashi Road\n\s*opposite the mill\n/)
  expect((await admin.get(`/api/orders/${order.id}`)).json()).toMatchObject({ status: 'paid', address: work })
  expect((await admin.get('/api/orders/export.csv')).body).toContain('9, Avinashi Road, opposite the mill')
  expect((await admin.get(`/api/customers/${shopper.user.id}`)).json()).toMatchObject({
    address: { address_line1: '12, Nehru Street' },
    addresses: [{ is_default: true }, { name: 'work', landmark: 'opposite the mill' }],
  })
})

// Requirement D-240
test('each of two tabs pays for the address that it shows, whichever is the default', async () => {
  const { shop, shopper, order } = await shopWithPaymentWindow({ webhooks: false })
  const home = await defaultOf(shopper)
  const id = await addAddress(shopper, work)
  const pay = (address_id?: number) =>
    shopper.post('/api/payment/initiate', { order_id: order.id, address_id })
  const line = async () => (await orderRow(shop, order.id)).address?.address_line1
  // One tab shows the home address. The other tab selects the work address and makes it the default.
  expect((await shopper.post('/api/orders/add', { address_id: id })).statusCode).toBe(201)
  expect((await shopper.put(`/api/addresses/${id}/default`, {})).statusCode).toBe(200)
  expect(await line()).toBe('9, Avinashi Road')
  expect((await pay(home.id)).statusCode).toBe(200)
  expect(await line()).toBe('12, Nehru Street')
  // A call without an address keeps the chosen one.
  expect((await pay()).statusCode).toBe(200)
  expect(await line()).toBe('12, Nehru Street')
  // A change of the other address does not affect this order; a change of its own address does.
  await shopper.put(`/api/addresses/${id}`, { ...work, landmark: 'the mill', version: 1 })
  await shopper.put(`/api/addresses/${home.id}`, { ...home, landmark: 'the temple', version: 1 })
  expect((await orderRow(shop, order.id)).address).toMatchObject({
    address_line1: '12, Nehru Street',
    landmark: 'the temple',
  })
  await payFor(shop, shopper, order.id)
  expect(await line()).toBe('12, Nehru Street')
})

// Requirement D-240
test('an address deleted in another tab can’t be paid for, and an unpaid order to it goes to the default', async () => {
  const { shop, shopper, order } = await shopWithPaymentWindow({ webhooks: false })
  const id = await addAddress(shopper, work)
  await shopper.post('/api/orders/add', { address_id: id })
  await shopper.delete(`/api/addresses/${id}`)
  expect((await orderRow(shop, order.id)).address).toMatchObject({ address_line1: '12, Nehru Street' })
  const sentence = 'This address has been deleted. Choose another one.'
  for (const refused of [
    await shopper.post('/api/orders/add', { address_id: id }),
    await shopper.post('/api/payment/initiate', { order_id: order.id, address_id: id }),
  ])
    expect([refused.statusCode, refused.json().code, refused.json().error]).toEqual([
      409,
      'ADDRESS_GONE',
      sentence,
    ])
  const { id: last } = await defaultOf(shopper)
  await shopper.delete(`/api/addresses/${last}`)
  const without = await shopper.post('/api/payment/initiate', { order_id: order.id })
  expect([without.statusCode, without.json().code]).toEqual([400, 'ADDRESS_MISSING'])
})

// Requirement D-240
test('nobody can order to another customer’s address, or pay for delivery outside the area', async () => {
  const { shop, shopper, order } = await shopWithPaymentWindow({ webhooks: false })
  const other = await signInAs(shop, 'customer')
  const foreign = await addAddress(other, work)
  const far = await addAddress(shopper, outside)
  const tryBoth = async (address_id: number) => [
    (await shopper.post('/api/orders/add', { address_id })).json().code,
    (await shopper.post('/api/payment/initiate', { order_id: order.id, address_id })).json().code,
  ]
  expect(await tryBoth(foreign)).toEqual(['ADDRESS_GONE', 'ADDRESS_GONE'])
  expect(await tryBoth(far)).toEqual(['ADDRESS_OUTSIDE', 'ADDRESS_OUTSIDE'])
  expect((await orderRow(shop, order.id)).address).toMatchObject({ address_line1: '12, Nehru Street' })
})

test('a payment that starts for an order given up meanwhile leaves where the next one goes', async () => {
  const { shop, shopper, order } = await shopWithPaymentWindow({ webhooks: false })
  const id = await addAddress(shopper, work)
  const givenUp = order.id - 1
  const asked = { userId: shopper.user.id, orderId: givenUp, addressId: id }
  const update = (input: typeof asked) => transact(shop.db, (trx) => updateDeliveryAddress(trx, shop, input))
  expect(await update(asked)).toEqual({ ok: true })
  expect((await orderRow(shop, order.id)).address).toMatchObject({ address_line1: '12, Nehru Street' })
  expect(await update({ ...asked, orderId: order.id })).toEqual({ ok: true })
  expect((await orderRow(shop, order.id)).address).toMatchObject({ address_line1: '9, Avinashi Road' })
})

test('an order that was given up and is paid after its address was deleted goes where it was to go', async () => {
  const { shop, shopper, order, window } = await shopWithPaymentWindow({ webhooks: false })
  const id = await addAddress(shopper, work)
  await shopper.post('/api/orders/add', { address_id: id })
  await shopper.delete(`/api/orders/${order.id}`)
  await shopper.delete(`/api/addresses/${id}`)
  shop.bank.pay(window.id)
  shop.clock.pass({ minutes: 30 })
  await runJobs(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'paid', address: work })
})
