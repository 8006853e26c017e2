import { expect, test } from 'vitest'
import { sendMails } from '../../../../test/shop/mails.ts'
import { linesOf, shopToRefund } from '../../../../test/shop/refunds.ts'
import { signInAgain } from '../../../../test/shop/shop.ts'

async function dispatchOne() {
  const opened = await shopToRefund({ webhooks: false })
  const { admin, order } = opened
  const [first] = await linesOf(opened)
  const sent = await admin.post('/api/orders/dispatched', {
    form_key: 'one-of-them-in-a-test',
    courier: 'dtdc',
    parcels: [{ order_id: order.id, items: [{ order_item_id: first?.item_id, quantity: 1 }] }],
  })
  expect(sent.json().orders[0]).toMatchObject({ code: null, order: { parcel: 'to_pack', rest: 4 } })
  return opened
}

test('a partly shipped order says what is still to be sent, and is found by that', async () => {
  const { shopper, admin, order } = await dispatchOne()
  const partly = async () => (await admin.get('/api/orders/all?parcel=partly_dispatched&limit=20')).json()
  expect(await partly()).toMatchObject([{ id: order.id, rest: 4 }])
  expect((await shopper.get(`/api/orders/${order.id}`)).json()).toMatchObject({ rest: 4 })
  const file = await admin.get('/api/orders/export.csv?parcel=partly_dispatched')
  expect(file.payload.trim().split('\n').length).toBeGreaterThan(1)
  await admin.post('/api/orders/dispatched', {
    form_key: 'the-rest-of-them-in-a-test',
    courier: 'dtdc',
    parcels: [{ order_id: order.id }],
  })
  expect(await partly()).toEqual([])
  expect((await admin.get(`/api/orders/${order.id}`)).json()).toMatchObject({ parcel: 'dispatched', rest: 0 })
})

test('the mail of a part says that the rest will follow, and the call to deliver goes on working', async () => {
  const { shop, admin, shopper, order } = await dispatchOne()
  shop.clock.pass({ minutes: 2 })
  while ((await sendMails(shop)) > 0);
  const mail = shop.mails.find(({ id }) => id?.startsWith('order-dispatched'))
  expect(mail?.text).toContain('This is a part of your order. The rest will follow: 4 more items.')
  const delivered = await admin.put(`/api/orders/deliver/${order.id}`)
  expect(delivered.json()).toMatchObject({ order: { status: 'delivered', rest: 0 } })
  const again = await signInAgain(shop, shopper.user)
  expect((await again.get(`/api/orders/${order.id}`)).json()).toMatchObject({ rest: 0 })
})
