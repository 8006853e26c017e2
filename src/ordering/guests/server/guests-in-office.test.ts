import { expect, test } from 'vitest'
import { label, recall, receiveGoods } from '#test/shop/batches.ts'
import { payAsGuest, placeAsGuest, shopWithGuests } from '#test/shop/guests.ts'
import { expectHistoryRight, expectLedgerRight } from '#test/shop/money-and-stock.ts'
import { orderRow, runJobs } from '#test/shop/payment.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { dispatchOrders } from '#test/shop/shipment-steps.ts'
import { addProduct, signInAs } from '#test/shop/shop.ts'

// Requirement D-364
test('every list of the back office names the guest of a paid order', async () => {
  const { shop, muesli } = await shopWithGuests()
  const { order, key } = await placeAsGuest(shop, muesli.id)
  await payAsGuest(shop, key)
  const admin = await signInAs(shop, 'admin')
  const lists = ['/overview', '/orders/all', `/orders/${order.id}`, '/packing/orders', '/orders/export.csv']
  for (const list of lists) {
    const answer = await admin.get(`/api${list}`)
    expect(answer.statusCode, list).toBe(200)
    expect(answer.body, list).toContain('Meena Raj')
  }
  expect((await admin.get('/api/profile/all')).body).not.toContain('Meena Raj')
})

// Requirement D-364
test('the late payment of a guest’s order whose units were sold meanwhile is refunded, and the guest is told', async () => {
  const { shop, muesli } = await shopWithGuests({ stock: 1 })
  const { order, path } = await placeAsGuest(shop, muesli.id)
  const window = (await shop.visitor().post(`${path}/payment`)).json()
  shop.clock.pass({ minutes: 120 })
  await runJobs(shop)
  await placeAsGuest(shop, muesli.id, { phone: '9812345600', email: 'other@example.com' })
  shop.bank.pay(window.id)
  shop.clock.pass({ minutes: 120 })
  await runJobs(shop)
  await sendMails(shop)
  expect((await orderRow(shop, order.id)).status).toBe('cancelled')
  const mails = shop.mails.filter(({ to }) => to === 'meena@example.com')
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('₹320.00')
  await expectLedgerRight(shop.db)
  await expectHistoryRight(shop.db)
})

// Requirement D-364
test('a recalled batch leads to the guest who bought of it', async () => {
  const { shop } = await shopWithGuests()
  const admin = await signInAs(shop, 'admin')
  const { id, pack_id } = await addProduct(shop.db, { name: 'Millet Muesli', stock: 0 })
  await receiveGoods(admin, pack_id, 2, label('2026-11-30', { code: 'SOON' }))
  await receiveGoods(admin, pack_id, 2, label('2026-12-31', { code: 'LATE' }))
  const { order, key } = await placeAsGuest(shop, id)
  await payAsGuest(shop, key)
  const [soon] = (await admin.get('/api/stock/batches')).json<{ id: number }[]>()
  expect((await admin.get(`/api/stock/batches/${soon?.id}/orders`)).json()).toMatchObject([
    { order_id: order.id, name: 'Meena Raj', phone: '9812345678' },
  ])
  expect(await recall(admin, soon?.id ?? 0)).toEqual([order.id])
  await expectLedgerRight(shop.db)
})

// Requirement D-364
test('each of a guest’s two parcels is announced with the order’s link', async () => {
  const { shop, muesli } = await shopWithGuests()
  const { order, key, path } = await placeAsGuest(shop, muesli.id, {}, 2)
  await payAsGuest(shop, key)
  const admin = await signInAs(shop, 'admin')
  const { items } = (await shop.visitor().get(path)).json()
  const part = { order_id: order.id, items: [{ order_item_id: items[0].id, quantity: 1 }] }
  for (const form_key of ['first-parcel-of-a-guest', 'second-parcel-of-a-guest'])
    expect(await dispatchOrders(admin, { form_key, parcels: [part] })).toMatchObject([{ done: true }])
  shop.clock.pass({ minutes: 5 })
  await sendMails(shop)
  const links = shop.mails
    .filter(({ subject }) => /on its way|dispatched/i.test(subject))
    .map(({ text }) => text)
  expect(links.map((text) => text.includes(key))).toEqual([true, true])
  expect((await shop.visitor().get(path)).json().delivery.parcels).toHaveLength(2)
})
