import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Activity } from '#operations/activity/contract.ts'
import { applyPayments } from '#payments/processing/server/apply-payments.ts'
import { addOrder, createShopWithPeople } from '#test/shop/orders.ts'
import {
  createShopWithPayments,
  payFor,
  placeOrderOf,
  runJobs,
  saveAddress,
  signInShopper,
  startPaying,
} from '#test/shop/payment.ts'
import { providerPayment } from '#test/shop/provider-payment.ts'
import { runRefundJob, sendRefund } from '#test/shop/refunds.ts'
import { addProduct, signInAgain, signInAs } from '#test/shop/shop.ts'

/** A shop with an unpaid order, its customer and its merchant. */
async function shopWithUnpaidOrder() {
  const shop = await createShopWithPayments({ webhooks: false })
  const { id: productId } = await addProduct(shop.db, { stock: 10 })
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, productId, 2)
  const admin = await signInAs(shop, 'admin')
  const send = (path: string, body: object = {}) => admin.post(`/api/orders/${path}`, body)
  return { shop, shopper, admin, order, productId, send, pay: () => payFor(shop, shopper, order.id) }
}
type World = Awaited<ReturnType<typeof shopWithUnpaidOrder>>

async function failRefund({ shop, admin, order }: World) {
  const fault = shop.bank.faults.add({ on: 'refund', effect: 'fail-later', seconds: 60 })
  await sendRefund(admin, order.id, { what: 'amount', amount: 100 })
  await runRefundJob(shop)
  shop.bank.faults.remove(fault.id)
  shop.clock.pass({ minutes: 10 })
  await runRefundJob(shop)
}

/** A new session, because the merchant's earlier one may have expired. */
async function resolveRefund({ shop, ...world }: World, how: 'retry' | 'by-hand' | 'not-wanted') {
  const admin = await signInAgain(shop, world.admin.user)
  const [{ refund_id }] = (await admin.get('/api/money/attention')).json()
  expect((await admin.post(`/api/money/refunds/${refund_id}/${how}`)).statusCode).toBe(200)
}

const sold = ['placed', 'paid', 'document_issued']
const failed = [...sold, 'refund_requested', 'refund_failed']

const confirmed = ['order-confirmation', 'order-to-pack']

/** Lives of an order with its events and its mails. */
const lives: { name: string; run: (world: World) => Promise<unknown>; kinds: string[]; mails: string[] }[] = [
  {
    name: 'is packed, unpacked, dispatched and delivered',
    run: async ({ order, admin, send, pay }) => {
      await pay()
      const [packed] = (await send('packed', { order_ids: [order.id] })).json().orders
      await admin.put(`/api/orders/undo/${order.id}`, { step: packed.order.step })
      await send('packed', { order_ids: [order.id] })
      const parcels = [{ order_id: order.id }]
      await send('dispatched', { form_key: 'a-form-in-a-test', courier: 'dtdc', parcels })
      await send('delivered', { order_ids: [order.id] })
      // Repeated steps change nothing.
      await send('delivered', { order_ids: [order.id] })
    },
    kinds: [...sold, 'packed', 'step_taken_back', 'packed', 'dispatched', 'delivered'],
    mails: [...confirmed, 'order-dispatched', 'order-delivered'],
  },
  {
    name: 'gets a note and loses it',
    run: async ({ shop, order, admin, send }) => {
      const note = { form_key: 'a-note-in-a-test-1', text: 'Fragile', to_customer: false }
      await send(`${order.id}/notes`, note)
      await send(`${order.id}/notes`, note)
      const { id } = await shop.db
        .selectFrom('order_history')
        .select('id')
        .where('kind', '=', 'note')
        .executeTakeFirstOrThrow()
      await admin.delete(`/api/orders/notes/${id}`)
      await admin.delete(`/api/orders/notes/${id}`)
    },
    kinds: ['placed', 'note', 'note_removed'],
    mails: [],
  },
  {
    name: 'goes to another address before it is paid',
    run: async ({ shop, shopper, order, pay }) => {
      await saveAddress(shop.db, shopper.user.id, {
        address_line1: '7, Gandhi Road',
        is_default: false,
      })
      const addresses: { id: number }[] = (await shopper.get('/api/addresses')).json()
      const other = addresses.find(({ id }) => id !== order.address_id)?.id
      await shopper.post('/api/orders/add', { address_id: other })
      await shopper.post('/api/orders/add', { address_id: other })
      await pay()
    },
    kinds: ['placed', 'address_changed', 'paid', 'document_issued'],
    mails: confirmed,
  },
  {
    name: 'gets a discount and loses it',
    run: async ({ order, admin, send }) => {
      const form = { form_key: 'a-discount-in-a-test', amount: 100, reason: 'Late' }
      const [{ id }] = (await send(`${order.id}/discounts`, form)).json().order.discounts
      await admin.delete(`/api/orders/${order.id}/discounts/${id}`)
    },
    kinds: ['placed', 'discounted', 'discount_removed'],
    mails: [],
  },
  {
    name: 'is not paid in time, after a failed payment',
    run: async ({ shop, shopper, order }) => {
      shop.bank.fail((await startPaying(shopper, order.id)).id)
      for (let hour = 0; hour < 3; hour++) {
        shop.clock.pass({ minutes: 60 })
        await runJobs(shop)
      }
    },
    kinds: ['placed', 'payment_failed', 'cancelled'],
    mails: [],
  },
  {
    name: 'is cancelled by its customer',
    run: ({ shopper, order }) => shopper.delete(`/api/orders/${order.id}`),
    kinds: ['placed', 'cancelled'],
    mails: [],
  },
  {
    name: 'is cancelled by the merchant before payment',
    run: async ({ order, admin }) => {
      await admin.put(`/api/orders/release/${order.id}`)
      await admin.put(`/api/orders/release/${order.id}`)
    },
    kinds: ['placed', 'cancelled'],
    mails: [],
  },
  {
    name: 'is paid twice',
    run: async ({ shop, shopper, order }) => {
      const { id: provider_order_id, amount: amount_paise } = await startPaying(shopper, order.id)
      const pay = (id: string) =>
        applyPayments(shop, order.id, [
          providerPayment({ id, provider_order_id, amount_paise, created_at: shop.clock.now() }),
        ])
      await pay('pay_First000000000')
      await pay('pay_Second00000000')
      await pay('pay_Second00000000')
    },
    kinds: [...sold, 'payment_not_counted', 'refund_requested'],
    mails: [...confirmed, 'order-refunded', 'money-matter'],
  },
  {
    name: 'is refunded in part, and then as a whole',
    run: async ({ shop, order, admin, pay }) => {
      await pay()
      await sendRefund(admin, order.id, { what: 'amount', amount: 100 })
      await runRefundJob(shop)
      await sendRefund(admin, order.id, { what: 'all' })
      await runRefundJob(shop)
    },
    kinds: [
      ...sold,
      ...['refund_requested', 'refund_processed', 'document_issued'],
      ...['refund_requested', 'cancelled', 'refund_processed', 'document_issued'],
    ],
    mails: [...confirmed, 'order-refunded', 'order-refunded', 'order-cancelled'],
  },
  {
    name: 'is refunded at the provider',
    run: async ({ shop, pay }) => {
      await pay()
      const [payment = ''] = [...shop.bank.store.payments.keys()]
      shop.bank.refund(payment, 10_000)
      for (let minute = 0; minute < 3; minute++) {
        shop.clock.pass({ minutes: 1 })
        await runJobs(shop)
      }
    },
    kinds: [...sold, 'refunded_at_provider', 'document_issued'],
    mails: [...confirmed, 'money-matter', 'order-refunded'],
  },
  ...(
    [
      ['retry', ['refund_retried', 'refund_processed', 'document_issued'], ['order-refunded']],
      ['by-hand', ['refund_by_hand', 'document_issued'], ['order-refunded-by-hand']],
      ['not-wanted', ['refund_dismissed'], []],
    ] as const
  ).map(([how, kinds, mails]) => ({
    name: `has a failed refund that the merchant resolves (${how})`,
    run: async (world: World) => {
      await world.pay()
      await failRefund(world)
      await resolveRefund(world, how)
      await runRefundJob(world.shop)
    },
    kinds: [...failed, ...kinds],
    mails: [...confirmed, 'money-matter', ...mails],
  })),
]

test.each(lives)(
  'every event of an order that $name is recorded once, with its mails',
  async ({ run, kinds, mails }) => {
    const world = await shopWithUnpaidOrder()
    await run(world)
    const { shop, order } = world
    const rows = await shop.db
      .selectFrom('order_history')
      .select(['kind', 'happened_at'])
      .where('order_id', '=', order.id)
      .orderBy('happened_at')
      .orderBy('id')
      .execute()
    const recorded = rows.map(({ kind }) => kind)
    expect(recorded.toSorted()).toEqual(kinds.toSorted())
    expect(recorded[0]).toBe('placed')
    const queued = await shop.db
      .selectFrom('outbox')
      .select('kind')
      .where('order_id', '=', order.id)
      .execute()
    expect(queued.map(({ kind }) => kind).toSorted()).toEqual(mails.toSorted())
    // Each of them is one line of the timeline, and none is in the activity log a second time.
    const admin = await signInAgain(shop, world.admin.user)
    const lines = (await admin.get(`/api/orders/${order.id}/timeline`)).json()
    const events = lines.filter(({ about }: { about: string }) => about !== 'mail')
    expect(events).toHaveLength(kinds.length - (kinds.includes('note_removed') ? 1 : 0))
    expect(await shop.db.selectFrom('activity').select('id').execute()).toEqual([])
  },
)

test('the activity log lists each event of an order once, with its actor, between other changes', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  const id = await addOrder(shop, anitha)
  const { id: productId, name } = await addProduct(shop.db)
  const setHidden = (hidden: boolean) => admin.put(`/api/products/${productId}/visibility`, { hidden })
  await setHidden(true)
  shop.clock.pass({ seconds: 1 })
  const [packed] = (await admin.post('/api/orders/packed', { order_ids: [id] })).json().orders
  await admin.put(`/api/orders/undo/${id}`, { step: packed.order.step })
  shop.clock.pass({ seconds: 1 })
  await setHidden(false)
  const said = ({ actor, action, subject_name }: Activity) => `${actor} ${action} ${subject_name}`
  const expected = [
    `Meena Admin published ${name}`,
    `Meena Admin undid the packing of order #${id} (Anitha Raj)`,
    `Meena Admin packed order #${id} (Anitha Raj)`,
    `Meena Admin hid ${name}`,
  ]
  const all = await admin.get('/api/activity')
  expect([all.json().map(said), all.headers['x-total-count']]).toEqual([expected, '4'])
  const ofOrder = await admin.get(`/api/activity?subject_kind=order&subject_id=${id}`)
  expect([ofOrder.json().map(said), ofOrder.headers['x-total-count']]).toEqual([expected.slice(1, 3), '2'])
  // Page by page, nothing is missed or repeated.
  const paged: string[] = []
  for (let next: string | undefined = '/api/activity?limit=1'; next; ) {
    const page = await admin.get(next)
    paged.push(...page.json().map(said))
    next = /<([^>]+)>/.exec(page.headers.link?.toString() ?? '')?.[1]
  }
  expect(paged).toEqual(expected)
  expect((await admin.get('/api/activity?subject_kind=order&subject_id=none')).json()).toEqual([])
})

test('events are neither changed nor deleted; only a note loses its text', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  const id = await addOrder(shop, anitha)
  await admin.post('/api/orders/packed', { order_ids: [id] })
  const stays = /never changed or deleted/
  for (const change of [
    sql`delete from order_history`,
    sql`truncate order_history cascade`,
    sql`update order_history set happened_at = now()`,
    sql`update order_history set actor_name = 'Kavin'`,
    sql`update order_history set details = '{}'  where kind = 'packed'`,
  ])
    await expect(change.execute(shop.db)).rejects.toThrow(stays)
  await admin.post(`/api/orders/${id}/notes`, {
    form_key: 'a-note-in-a-test-1',
    text: 'Fragile',
    to_customer: false,
  })
  await expect(
    sql`update order_history set details = '{"text": "Solid"}' where kind = 'note'`.execute(shop.db),
  ).rejects.toThrow(stays)
})
