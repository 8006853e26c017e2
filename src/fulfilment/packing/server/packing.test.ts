import { expect, test } from 'vitest'
import { addOrder, addressJson, createShopWithPeople } from '#test/shop/orders.ts'
import { readPdf } from '#test/shop/pdf.ts'

const at = (postal_code: string) =>
  JSON.stringify({
    ...JSON.parse(addressJson({ full_name: 'Anitha Raj', phone: '9843011223' })),
    postal_code,
  })

test('what is paid for and not packed is listed, oldest first, of all places or of one', async () => {
  const { shop, admin, anitha, kavin } = await createShopWithPeople()
  const first = await addOrder(shop, anitha, { address: at('641012') })
  const unpaid = await addOrder(shop, kavin, { status: 'pending' })
  const second = await addOrder(shop, kavin, { address: at('641001') })
  await addOrder(shop, anitha, { status: 'delivered' })
  await addOrder(shop, anitha, { status: 'cancelled' })
  const now = shop.clock.now()
  const money = { payment_state: 'refunded', refunded_paise: 64_000, refunded_at: now, paid_at: now } as const
  await addOrder(shop, anitha, { ...money, status: 'cancelled', sold_on: '2026-06-15' })
  const third = await addOrder(shop, anitha, { address: at('641012') })
  const listed = await admin.get('/api/packing/orders')
  expect(listed.headers['x-total-count']).toBe('3')
  expect(listed.headers['cache-control']).toBe('no-store')
  expect(listed.json().map(({ id }: { id: number }) => id)).toEqual([first, second, third])
  expect(listed.json()).not.toContainEqual(expect.objectContaining({ id: unpaid }))
  expect(listed.json()[0]).toEqual({
    id: first,
    name: 'Anitha Raj',
    city: 'Coimbatore',
    place: '641012',
    pieces: 2,
    by: null,
    recalled: false,
    paid_at: now.toISOString(),
  })
  expect((await admin.get('/api/packing/places')).json()).toEqual(['641001', '641012'])
  const ofOne = await admin.get('/api/packing/orders?place=641012&limit=1')
  expect([ofOne.json().length, ofOne.headers['x-total-count']]).toEqual([1, '2'])
  const next = /<([^>]+)>/.exec(String(ofOne.headers.link))?.[1] ?? ''
  expect((await admin.get(next)).json()).toMatchObject([{ id: third }])
})

// Requirement D-237: Orders to pack can be grouped and filtered by zone and promised date, which packing slips and
//   order pages show.
test('orders of a zone, or of a promised date, can be packed together', async () => {
  const { shop, admin, anitha, kavin } = await createShopWithPeople()
  const van = { zone_name: 'Coimbatore city', address: at('641012') }
  const first = await addOrder(shop, anitha, { ...van, promised_by: '2026-06-17' })
  const second = await addOrder(shop, kavin, { ...van, address: at('641001'), promised_by: '2026-06-18' })
  const third = await addOrder(shop, kavin, { address: at('641001'), promised_by: '2026-06-17' })
  expect((await admin.get('/api/packing/places')).json()).toEqual(['641001', 'Coimbatore city'])
  expect((await admin.get('/api/packing/days')).json()).toEqual(['2026-06-17', '2026-06-18'])
  const listed = async (query: string) =>
    (await admin.get(`/api/packing/orders?${query}`)).json().map(({ id }: { id: number }) => id)
  expect(await listed('place=Coimbatore%20city')).toEqual([first, second])
  expect(await listed('day=2026-06-17')).toEqual([first, third])
  expect(await listed('day=2026-06-17&place=Coimbatore%20city')).toEqual([first])
  expect((await admin.get('/api/packing/orders?day=tomorrow')).statusCode).toBe(400)
  const { rawPayload } = await admin.get(`/api/packing/slips.pdf?orders=${first}`)
  expect((await readPdf(rawPayload)).pages[0]).toContain('Coimbatore city · Expected by Wed, 17 Jun')
})

test('a pick list adds up what the chosen orders need, product by product and size by size', async () => {
  const { shop, admin, anitha, kavin } = await createShopWithPeople()
  const ids = [await addOrder(shop, anitha), await addOrder(shop, kavin)]
  const gone = await addOrder(shop, kavin, { status: 'cancelled' })
  const { pack_id } = await shop.db
    .selectFrom('order_items')
    .select('pack_id')
    .where('order_id', '=', ids[0] ?? 0)
    .executeTakeFirstOrThrow()
  const more = { name: 'Millet Muesli', size: '400 g', unit_price_paise: 32_000 }
  const [, second = 0] = ids
  await shop.db.transaction().execute(async (trx) => {
    await trx.updateTable('orders').set({ total_paise: 192_000 }).where('id', '=', second).execute()
    await trx
      .insertInto('order_items')
      .values([
        { ...more, order_id: second, pack_id, quantity: 3 },
        { ...more, order_id: second, pack_id: null, name: 'Amla', size: '100 g', quantity: 1 },
      ])
      .execute()
  })
  const list = await admin.get(`/api/packing/pick-list?orders=${[...ids, gone].join('.')}`)
  expect(list.json()).toEqual([
    { key: 'Amla, 100 g', name: 'Amla', size: '100 g', quantity: 1, orders: 1 },
    { key: `pack ${pack_id}`, name: 'Millet Muesli', size: '400 g', quantity: 5, orders: 2 },
    { key: expect.any(String), name: 'Millet Muesli', size: '400 g', quantity: 2, orders: 1 },
  ])
})

test.each(['', 'x', '0', '1.', '1..2', Array.from({ length: 201 }, (_, id) => id + 1).join('.')])(
  'the choice %j is refused in words',
  async (orders) => {
    const { admin } = await createShopWithPeople()
    for (const path of ['pick-list', 'slips.pdf', 'labels.pdf']) {
      const refused = await admin.get(`/api/packing/${path}?sheet=2x4&orders=${orders}`)
      expect([refused.statusCode, refused.json().fields.orders]).toEqual([400, 'Select 1 to 200 orders.'])
    }
  },
)

test('a scanned or typed number ticks its order off, once, and what is not to be packed is said in words', async () => {
  const { shop, admin, anitha, kavin } = await createShopWithPeople()
  const now = shop.clock.now()
  const paid = await addOrder(shop, anitha)
  const unpaid = await addOrder(shop, kavin, { status: 'pending' })
  const cancelled = await addOrder(shop, anitha, { status: 'cancelled' })
  const refunded = await addOrder(shop, anitha, {
    status: 'cancelled',
    payment_state: 'refunded',
    paid_at: now,
    sold_on: '2026-06-15',
    refunded_paise: 64_000,
    refunded_at: now,
  })
  const delivered = await addOrder(shop, anitha, { status: 'delivered' })
  const scan = async (typed: string) => {
    const answer = await admin.post('/api/packing/scans', { typed })
    const { message, code, changed } = answer.json()
    return [answer.statusCode, code ?? changed, message]
  }
  expect(await scan(` #${paid}\n`)).toEqual([200, true, `Order #${paid} packed.`])
  expect(await scan(`00${paid}`)).toEqual([200, false, `Order #${paid} was already packed.`])
  for (const [typed, ...told] of [
    [
      '8901234567890',
      400,
      'NO_NUMBER',
      '“8901234567890” isn’t an order number. Scan the code on the packing slip, or enter the number after #.',
    ],
    ['99999', 404, 'NO_SUCH_ORDER', 'Order #99999 not found.'],
    [`${unpaid}`, 409, 'UNPAID', `Order #${unpaid} isn’t paid yet. Set it aside.`],
    [`${cancelled}`, 409, 'CANCELLED', `Order #${cancelled} was cancelled. Don’t dispatch it.`],
    [`${refunded}`, 409, 'REFUNDED', `Order #${refunded} was refunded. Don’t dispatch it.`],
    [`${delivered}`, 409, 'MOVED_ON', `Order #${delivered} was already dispatched.`],
  ] as const)
    expect(await scan(typed)).toEqual(told)
  expect((await admin.get('/api/packing/orders')).json()).toEqual([])

  const { step } = (await admin.post('/api/packing/scans', { typed: String(paid) })).json().order
  await admin.put(`/api/orders/undo/${paid}`, { step })
  expect((await admin.get('/api/packing/orders')).json()).toMatchObject([{ id: paid }])
})
