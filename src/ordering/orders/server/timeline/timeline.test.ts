import { expect, test } from 'vitest'
import { addOrder, createShopWithPeople } from '#test/shop/orders.ts'
import {
  createShopWithPayments,
  deliverWebhooks,
  payFor,
  placeOrderOf,
  signInShopper,
} from '#test/shop/payment.ts'
import { addProduct, signInAs } from '#test/shop/shop.ts'
import type { TimelineLine } from '../../history-contract.ts'

type Person = Awaited<ReturnType<typeof signInAs>>

const timelineOf = async (admin: Person, id: number) =>
  (await admin.get(`/api/orders/${id}/timeline`)).json<TimelineLine[]>()

const linesOf = async (admin: Person, id: number) =>
  (await timelineOf(admin, id)).map(({ text, actor }) => [text, ...(actor ? [actor] : [])])

const write = (admin: Person, id: number, note: object) =>
  admin.post(`/api/orders/${id}/notes`, {
    form_key: `a-form-${crypto.randomUUID()}`,
    to_customer: false,
    ...note,
  })

test('an order’s timeline tells of money, mails, parcel and people, newest first', async () => {
  const shop = await createShopWithPayments()
  const admin = await signInAs(shop, 'admin')
  const { id: productId } = await addProduct(shop.db, { stock: 5 })
  const shopper = await signInShopper(shop)
  const { id } = await placeOrderOf(shopper, productId, 2)
  shop.clock.pass({ minutes: 1 })
  await payFor(shop, shopper, id)
  await deliverWebhooks(shop)
  for (const step of ['packed', 'dispatched', 'delivered']) {
    shop.clock.pass({ minutes: 5 })
    const parcels = [{ order_id: id, tracking_number: 'X123456' }]
    const body = { form_key: 'a-form-in-a-test', courier: 'delhivery', parcels }
    await admin.post(`/api/orders/${step}`, step === 'dispatched' ? body : { order_ids: [id] })
  }
  const lines = await timelineOf(admin, id)
  expect(lines.map(({ about, text, actor }) => [about, text, actor])).toEqual([
    ['parcel', 'Delivered', 'Meena Admin'],
    ['mail', 'Email waiting to be sent', null],
    ['parcel', 'Dispatched with Delhivery, X123456', 'Meena Admin'],
    ['mail', 'Email waiting to be sent', null],
    ['parcel', 'Packed', 'Meena Admin'],
    ['mail', 'Email sent', null],
    ['mail', 'Email sent', null],
    ['document', 'Bill PP/26-27/B00001 issued', null],
    ['money', 'Paid ₹640.00 by UPI', null],
    ['order', 'Order placed', shopper.user.name],
  ])
  expect(lines[2]?.link).toBe('https://www.delhivery.com/track/package/X123456')
})

test('a step that was taken back stays in the timeline, with its taking back', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  const id = await addOrder(shop, anitha)
  const [{ order }] = (await admin.post('/api/orders/packed', { order_ids: [id] })).json().orders
  shop.clock.pass({ seconds: 5 })
  await admin.put(`/api/orders/undo/${id}`, { step: order.step })
  expect((await linesOf(admin, id)).slice(0, 2)).toEqual([
    ['Marked as not packed', 'Meena Admin'],
    ['Packed', 'Meena Admin'],
  ])
})

test('a note for the shop is the shop’s alone; one for the customer stands beside their order', async () => {
  const { shop, admin, anitha, kavin } = await createShopWithPeople()
  const id = await addOrder(shop, anitha)
  await write(admin, id, { text: 'Call before noon' })
  await write(admin, id, { text: 'Your pickle leaves on Monday', to_customer: true })
  const delivery = (await anitha.get(`/api/orders/${id}/delivery`)).json()
  expect(delivery.notes.map(({ text }: { text: string }) => text)).toEqual(['Your pickle leaves on Monday'])
  expect((await kavin.get(`/api/orders/${id}/delivery`)).statusCode).toBe(404)
  expect((await anitha.get(`/api/orders/${id}/timeline`)).statusCode).toBe(403)
})

test('a note that is sent twice is written once, and a removed one is gone', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  const id = await addOrder(shop, anitha)
  const note = { form_key: 'the-same-form-in-a-test', text: 'Fragile' }
  const sent = await Promise.all([write(admin, id, note), write(admin, id, note)])
  expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const quotes = async () =>
    (await timelineOf(admin, id)).flatMap(({ quote, note_id }) =>
      note_id ? [[quote, note_id] as const] : [],
    )
  const [[text, noteId] = []] = await quotes()
  expect([text, (await quotes()).length]).toEqual(['Fragile', 1])
  expect((await admin.delete(`/api/orders/notes/${noteId}`)).statusCode).toBe(200)
  expect((await admin.delete(`/api/orders/notes/${noteId}`)).statusCode).toBe(200)
  expect(await quotes()).toEqual([])
  expect((await linesOf(admin, id)).map(([line]) => line)).toContain('Deleted a note from this order')
})

test('what is no note is refused, and steps are not removed as notes', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  const id = await addOrder(shop, anitha)
  const empty = await write(admin, id, { text: '  ' })
  expect([empty.statusCode, JSON.stringify(empty.json())]).toEqual([
    400,
    expect.stringContaining('Enter a note.'),
  ])
  expect((await write(admin, 999, { text: 'Lost' })).statusCode).toBe(404)
  const [{ order }] = (await admin.post('/api/orders/packed', { order_ids: [id] })).json().orders
  await admin.delete(`/api/orders/notes/${order.step}`)
  expect(await linesOf(admin, id)).toContainEqual(['Packed', 'Meena Admin'])
})
