import { expect, test } from 'vitest'
import type { Order } from '#ordering/orders/contract.ts'
import { createShopWithPayments, payFor, signInShopper } from '#test/shop/payment.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { dispatchOrders } from '#test/shop/shipment-steps.ts'
import { addProduct, signInAs } from '#test/shop/shop.ts'
import { listOrderMails } from './outbox-mails.queries.ts'

/** A paid order of three packs of muesli in a language, and an administrator who ships it. */
async function paidOrder(path: '' | '/ta' = '') {
  const shop = await createShopWithPayments({ webhooks: false })
  const muesli = await addProduct(shop.db, { stock: 50 })
  const shopper = await signInShopper(shop)
  await shopper.post(`${path}/api/cart/add`, { product_id: muesli.id, quantity: 3 })
  const order: Order = (await shopper.post(`${path}/api/orders/add`, {})).json()
  await payFor(shop, shopper, order.id)
  const admin = await signInAs(shop, 'admin')
  const dispatch = (form_key: string, parcel: object = {}) =>
    admin.post('/api/orders/dispatched', {
      form_key: `${form_key}-form-in-a-test`,
      courier: 'delhivery',
      parcels: [{ order_id: order.id, tracking_number: 'DL123456', ...parcel }],
    })
  const told = async (kind: string) => {
    await sendMails(shop)
    return shop.mails.filter(({ id }) => id?.startsWith(kind))
  }
  return { shop, shopper, admin, order, dispatch, told }
}

// Requirement D-88: The emails about a paid order, a dispatched parcel and a delivery link to that order in My
//   Orders, even if it isn't on the first page. Someone else's link shows only your own list.
test('a minute after a parcel is dispatched its customer gets an email with contents, courier and tracking', async () => {
  const { shop, shopper, order, dispatch, told } = await paidOrder()
  await dispatch('one')
  await dispatch('one')
  shop.clock.pass({ seconds: 60 })
  expect(await told('order-dispatched')).toEqual([])
  shop.clock.pass({ seconds: 1 })
  const [mail, ...others] = await told('order-dispatched')
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    to: shopper.user.email,
    subject: `Your order #${order.id} is on its way`,
  })
  for (const words of [
    'In this parcel:\n  3 × Millet Muesli, 400 g',
    'Courier: Delhivery',
    'Tracking number: DL123456',
    'https://www.delhivery.com/track/package/DL123456',
    '12, Nehru Street',
    'within 3-7 business days',
    `http://localhost:3000/order/${order.id}-`,
  ])
    expect(mail?.text).toContain(words)
})

test('what there is not to say of a parcel is left out: it is brought by the shop itself', async () => {
  const { shop, admin, order, told } = await paidOrder()
  await dispatchOrders(admin, { courier: 'own', parcels: [{ order_id: order.id }] })
  shop.clock.pass({ seconds: 61 })
  const [mail] = await told('order-dispatched')
  expect(mail?.text).toContain('Courier: our own delivery')
  expect(mail?.text).not.toMatch(/Track/)
})

test('the customer is notified of each parcel, with its contents', async () => {
  const { shop, admin, order, dispatch, told } = await paidOrder()
  const [{ id }] = (await admin.get(`/api/orders/${order.id}/items`)).json()
  await dispatch('one', { items: [{ order_item_id: id, quantity: 1 }] })
  await dispatch('two')
  shop.clock.pass({ seconds: 61 })
  const texts = (await told('order-dispatched')).map(({ text }) => /(\d) × Millet/.exec(text)?.[1])
  expect(texts).toEqual(['1', '2'])
})

test('a step that is taken back within its minute is never told, and a later one is', async () => {
  const { shop, admin, order, dispatch, told } = await paidOrder()
  const undo = async () => {
    const { step_id } = await shop.db
      .selectFrom('orders')
      .select('step_id')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow()
    return admin.put(`/api/orders/undo/${order.id}`, { step: Number(step_id) })
  }
  await dispatch('one')
  expect((await undo()).statusCode).toBe(200)
  shop.clock.pass({ minutes: 2 })
  expect(await told('order-dispatched')).toEqual([])
  await dispatch('two')
  await admin.put(`/api/orders/deliver/${order.id}`, {})
  expect((await undo()).statusCode).toBe(200)
  shop.clock.pass({ minutes: 2 })
  expect(await told('order-delivered')).toEqual([])
  expect(await told('order-dispatched')).toHaveLength(1)
  await admin.put(`/api/orders/deliver/${order.id}`, {})
  await admin.put(`/api/orders/deliver/${order.id}`, {})
  shop.clock.pass({ minutes: 2 })
  expect(await told('order-delivered')).toHaveLength(1)
  expect((await listOrderMails(shop.db, order.id)).map(({ kind, state }) => [kind, state])).toEqual([
    ['order-confirmation', 'sent'],
    ['order-to-pack', 'sent'],
    ['order-dispatched', 'sent'],
    ['order-delivered', 'sent'],
  ])
})

test('a step whose mail is going out already is not taken back, however the clocks differ', async () => {
  const { shop, admin, order, dispatch, told } = await paidOrder()
  const ahead = { ...shop, clock: { now: () => new Date(shop.clock.now().getTime() + 1000) } }
  const now = async (): Promise<Order> => (await admin.get(`/api/orders/${order.id}`)).json()
  await dispatch('one')
  shop.clock.pass({ seconds: 60 })
  await sendMails(ahead)
  const undone = await admin.put(`/api/orders/undo/${order.id}`, { step: (await now()).step })
  expect([undone.statusCode, undone.json().code]).toEqual([409, 'TOO_LATE'])
  expect([(await now()).parcel, (await told('order-dispatched')).length]).toEqual(['dispatched', 1])
  await admin.put(`/api/orders/deliver/${order.id}`, {})
  shop.clock.pass({ seconds: 60 })
  await sendMails(ahead)
  expect((await admin.put(`/api/orders/undeliver/${order.id}`)).statusCode).toBe(409)
  expect([(await now()).status, (await told('order-delivered')).length]).toEqual(['delivered', 1])
})

test('who ordered in Tamil is told in Tamil', async () => {
  const { shop, admin, order, dispatch, told } = await paidOrder('/ta')
  await dispatch('one')
  await admin.put(`/api/orders/deliver/${order.id}`, {})
  shop.clock.pass({ seconds: 61 })
  const [dispatched] = await told('order-dispatched')
  const [delivered] = await told('order-delivered')
  expect(dispatched?.subject).toBe(`உங்கள் ஆர்டர் #${order.id} வந்துகொண்டிருக்கிறது`)
  expect(dispatched?.text).toContain('இந்தப் பார்சலில்:\n  3 × Millet Muesli, 400 கிராம்')
  expect(dispatched?.html).toContain('<html lang="ta">')
  expect(delivered?.subject).toBe(`உங்கள் ஆர்டர் #${order.id} டெலிவரி ஆனது`)
})
