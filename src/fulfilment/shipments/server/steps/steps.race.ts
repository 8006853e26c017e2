import { expect, test } from 'vitest'
import { addOrder, createShopWithPeople } from '#test/shop/orders.ts'

type Admin = Awaited<ReturnType<typeof createShopWithPeople>>['admin']
type Answer = { id: number; done: boolean; code: string | null }

const take = async (admin: Admin, step: string, body: object): Promise<Answer[]> =>
  (await admin.post(`/api/orders/${step}`, body)).json().orders

test('two merchants press different steps on one order: each is taken or refused, and the timeline says the same', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  for (let round = 0; round < 10; round++) {
    const id = await addOrder(shop, anitha)
    const [[packed], [sent], [arrived]] = await Promise.all([
      take(admin, 'packed', { order_ids: [id] }),
      take(admin, 'dispatched', {
        form_key: 'a-form-in-a-test',
        courier: 'own',
        parcels: [{ order_id: id }],
      }),
      take(admin, 'delivered', { order_ids: [id] }),
    ])
    expect(arrived?.done).toBe(true)
    for (const answer of [packed, sent]) if (!answer?.done) expect(answer?.code).toBe('MOVED_ON')
    const order = await shop.db
      .selectFrom('orders')
      .select(['parcel_state', 'step_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const events = await shop.db
      .selectFrom('order_history')
      .select(['id', 'kind'])
      .where('order_id', '=', id)
      .where('kind', 'not in', ['placed', 'paid'])
      .orderBy('id')
      .execute()
    expect(order.parcel_state).toBe('delivered')
    expect(events.at(-1)).toEqual({ id: order.step_id, kind: 'delivered' })
    const taken = [packed, sent, arrived].filter((answer) => answer?.done)
    expect(events).toHaveLength(taken.length)
  }
})

test('twenty orders that are sent twice at once are each dispatched once', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  const parcels: { order_id: number }[] = []
  for (let count = 0; count < 20; count++) parcels.push({ order_id: await addOrder(shop, anitha) })
  const form = { form_key: 'the-same-form-in-a-test', courier: 'dtdc', parcels }
  const backwards = { ...form, parcels: parcels.toReversed() }
  const answers = await Promise.all([
    take(admin, 'dispatched', form),
    take(admin, 'dispatched', backwards),
    take(admin, 'dispatched', form),
  ])
  expect(answers.flat().every(({ done }) => done)).toBe(true)
  const sent = await shop.db.selectFrom('parcels').select('order_id').orderBy('order_id').execute()
  expect(sent).toEqual(parcels)
  const steps = shop.db.selectFrom('order_history').select('id').where('kind', '=', 'dispatched')
  expect(await steps.execute()).toHaveLength(20)
})

test('a step that two take back at once is taken back once', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  const id = await addOrder(shop, anitha)
  await take(admin, 'packed', { order_ids: [id] })
  const { step } = (await admin.get(`/api/orders/${id}`)).json()
  const undone = await Promise.all([1, 2].map(() => admin.put(`/api/orders/undo/${id}`, { step })))
  expect(undone.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const events = await shop.db
    .selectFrom('order_history')
    .select('kind')
    .where('kind', 'not in', ['placed', 'paid'])
    .orderBy('id')
    .execute()
  expect(events).toEqual([{ kind: 'packed' }, { kind: 'step_taken_back' }])
})
