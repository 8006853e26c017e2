import { expect, test } from 'vitest'
import { readPdf } from '#test/shop/pdf.ts'
import { fetchRefundLines, sendRefund, shopWithRefundableOrder } from '#test/shop/refunds.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { dispatchOrders } from '#test/shop/shipment-steps.ts'
import { signInAgain } from '#test/shop/shop.ts'
import { formatRupees } from '#values/money/money.ts'

async function dispatchOne(locale: 'en' | 'ta' = 'en') {
  const opened = await shopWithRefundableOrder({ webhooks: false })
  const { shop, admin, order } = opened
  await shop.db.updateTable('orders').set({ locale }).where('id', '=', order.id).execute()
  const [first] = await fetchRefundLines(opened)
  const [sent] = await dispatchOrders(admin, {
    parcels: [{ order_id: order.id, items: [{ order_item_id: first?.item_id, quantity: 1 }] }],
  })
  expect(sent).toMatchObject({ code: null, order: { parcel: 'to_pack', rest: 4 } })
  return opened
}

// Requirement D-146: A partly shipped order has its own status with a label, a list of what remains, a filter and an
//   email saying that the rest will follow (decision B12).
test('a partly shipped order shows what is still to be sent, and can be filtered', async () => {
  const { shopper, admin, order } = await dispatchOne()
  const partly = async () => (await admin.get('/api/orders/all?parcel=partly_dispatched&limit=20')).json()
  expect(await partly()).toMatchObject([{ id: order.id, rest: 4 }])
  expect((await shopper.get(`/api/orders/${order.id}`)).json()).toMatchObject({ rest: 4 })
  const file = await admin.get('/api/orders/export.csv?parcel=partly_dispatched')
  expect(file.payload.trim().split('\n').length).toBeGreaterThan(1)
  await dispatchOrders(admin, { parcels: [{ order_id: order.id }] })
  expect(await partly()).toEqual([])
  expect((await admin.get(`/api/orders/${order.id}`)).json()).toMatchObject({ parcel: 'dispatched', rest: 0 })
})

// Requirement D-146
test('the email about a part says that the rest will follow, and the deliver endpoint still works', async () => {
  const { shop, admin, shopper, order } = await dispatchOne()
  shop.clock.pass({ minutes: 2 })
  while ((await sendMails(shop)) > 0);
  const mail = shop.mails.find(({ id }) => id?.startsWith('order-dispatched'))
  expect(mail?.text).toContain('This parcel contains part of your order. 4 more items will follow.')
  const delivered = await admin.put(`/api/orders/deliver/${order.id}`)
  expect(delivered.json()).toMatchObject({ order: { status: 'delivered', rest: 0 } })
  const again = await signInAgain(shop, shopper.user)
  expect((await again.get(`/api/orders/${order.id}`)).json()).toMatchObject({ rest: 0 })
})

type Opened = Awaited<ReturnType<typeof dispatchOne>>

async function refundRest(opened: Opened, units?: number) {
  const [first, ...others] = await fetchRefundLines(opened)
  const left = [{ ...first, quantity: (first?.quantity ?? 0) - 1 }, ...others]
    .filter(({ quantity }) => quantity && quantity > 0)
    .map(({ item_id = 0, quantity = 0 }) => ({ item_id, quantity, restock: true }))
  const lines = units ? left.slice(0, 1).map((line) => ({ ...line, quantity: units })) : left
  const { admin, order } = opened
  expect((await sendRefund(admin, order.id, { what: 'lines', lines })).statusCode).toBe(200)
}

// Requirement D-146
test.each<[string, (opened: Opened) => Promise<unknown>, string | undefined]>([
  ['a part of the rest is refunded', (opened) => refundRest(opened, 1), '3 more items'],
  ['all of the rest is refunded', (opened) => refundRest(opened), undefined],
  ['the order is delivered', ({ admin, order }) => admin.put(`/api/orders/deliver/${order.id}`), undefined],
])(
  'if %s while the email about a part waits, it says what is still to come: %s',
  async (_, happens, rest) => {
    const opened = await dispatchOne()
    const { shop } = opened
    await happens(opened)
    shop.clock.pass({ minutes: 2 })
    while ((await sendMails(shop)) > 0);
    const mail = shop.mails.find(({ id }) => id?.startsWith('order-dispatched'))
    expect(mail?.text).toContain('In this parcel:')
    if (rest) expect(mail?.text).toContain(`${rest} will follow.`)
    else expect(mail?.text).not.toContain('will follow')
    const kept = await shop.db
      .selectFrom('outbox')
      .select('body_text')
      .where('kind', '=', 'order-dispatched')
      .execute()
    expect(kept).toEqual([{ body_text: mail?.text }])
  },
)

test('in Tamil, too, the mail of a part says that the rest will follow', async () => {
  const { shop } = await dispatchOne('ta')
  shop.clock.pass({ minutes: 2 })
  while ((await sendMails(shop)) > 0);
  const mail = shop.mails.find(({ id }) => id?.startsWith('order-dispatched'))
  const sentence = 'இந்தப் பார்சலில் இருப்பது உங்கள் ஆர்டரின் ஒரு பகுதி. இன்னும் 4 பொருட்கள் பின்னர் வரும்.'
  expect(mail?.text).toContain(sentence)
  expect(mail?.html).toContain(sentence)
})

// Requirement D-146
test('the slip of the second parcel shows its items and their cost, and that of the first the whole order', async () => {
  const opened = await shopWithRefundableOrder({ webhooks: false })
  const { admin, order } = opened
  const slip = async () =>
    (await readPdf((await admin.get(`/api/packing/slips.pdf?orders=${order.id}`)).rawPayload)).pages.join()
  const whole = await slip()
  expect(whole).toContain('5 items in this parcel')
  expect(whole).toContain('Total: ₹2,240.00')
  const [first] = await fetchRefundLines(opened)
  await dispatchOrders(admin, {
    parcels: [{ order_id: order.id, items: [{ order_item_id: first?.item_id, quantity: 1 }] }],
  })
  const second = await slip()
  expect(second).toContain('4 items in this parcel')
  const cost = formatRupees(2240 - (first?.unit_price ?? 0), { decimals: 'always' })
  expect(second).toContain(`Items in this parcel: ${cost}`)
  expect(second).not.toContain('Total: ₹')
})
