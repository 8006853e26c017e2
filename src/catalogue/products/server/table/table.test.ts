import { expect, test } from 'vitest'
import { sendForm } from '#test/shop/forms.ts'
import { expectLedgerRight } from '#test/shop/money-and-stock.ts'
import { addProduct, addVariant, createTestShop, signInAgain, signInAs } from '#test/shop/shop.ts'
import type { LastChange, ProductChangeResult } from '../../table-contract.ts'
import { applySchedules } from '../visibility/apply-schedules.ts'

let keys = 0
const newKey = () => `a-table-of-products-${++keys}`

/** Muesli in two sizes at ₹320 and ₹800, and Podi at ₹99.50. */
async function office() {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const muesli = await addProduct(shop.db, { name: 'Muesli', price_paise: 32_000, stock: 10 })
  const large = await addVariant(shop.db, muesli.id, { label: '1 kg', price_paise: 80_000, stock: 4 })
  const podi = await addProduct(shop.db, { name: 'Podi', price_paise: 9_950, stock: 3 })
  const change = async (products: object[], form_key = newKey()): Promise<ProductChangeResult[]> => {
    const sent = await admin.post('/api/products/changes', {
      form_key,
      products: products.map((product) => ({ version: 1, ...product })),
    })
    expect(sent.statusCode).toBe(200)
    return sent.json()
  }
  const undo = async (form_key: string): Promise<ProductChangeResult[]> =>
    (await admin.post('/api/products/changes/undo', { form_key })).json().products
  const last = async (): Promise<LastChange | null> =>
    (await admin.get('/api/products/changes/last')).json().last
  const kept = async (id: number) => (await admin.get(`/api/products/all/${id}`)).json()
  const seen = async (id: number) => (await shop.visitor().get(`/api/products/${id}`)).json()
  return { shop, admin, muesli, large, podi, change, undo, last, kept, seen }
}

const outcomes = (changed: ProductChangeResult[]) => changed.map(({ outcome }) => outcome)

test('cells of several products are saved, seen at once, and written down', async () => {
  const { shop, muesli, large, podi, change, kept, seen } = await office()
  const packs = [
    { id: muesli.pack_id, price: '340', mrp: '400' },
    { id: large.id, stock: '6', stock_was: '4' },
  ]
  const changed = await change([
    { id: muesli.id, packs },
    { id: podi.id, visibility: 'draft', packs: [{ id: podi.pack_id, price: '₹ 1,000.50' }] },
  ])
  expect(outcomes(changed)).toEqual(['saved', 'saved'])
  expect(changed[0]?.product).toEqual(await kept(muesli.id))
  expect(await seen(muesli.id)).toMatchObject({
    price: 340,
    mrp: 400,
    packs: [{ stock: 10 }, { price: 800, stock: 6 }],
  })
  expect(await kept(podi.id)).toMatchObject({ price: 1000.5, visibility: 'draft', version: 2 })
  const { changes } = await shop.db
    .selectFrom('activity')
    .select('changes')
    .where('subject_id', '=', String(podi.id))
    .executeTakeFirstOrThrow()
  expect(changes).toEqual({
    price: { from: 99.5, to: 1000.5 },
    visibility: { from: 'on_sale', to: 'draft' },
  })
  const moves = await shop.db
    .selectFrom('stock_moves')
    .select(['delta', 'reason', 'actor_name'])
    .where('pack_id', '=', large.id)
    .orderBy('id', 'desc')
    .execute()
  expect(moves[0]).toEqual({ delta: 2, reason: 'correction', actor_name: 'Meena Admin' })
  await expectLedgerRight(shop.db)
})

test('each product is saved or refused by itself, and each refusal tells its cell', async () => {
  const { shop, admin, muesli, large, podi, change, kept } = await office()
  await sendForm(admin, 'put', `/api/products/${podi.id}`, { price: '120' })
  const third = await addProduct(shop.db, { name: 'Pepper', stock: 1 })
  await shop.db.updateTable('products').set({ discount: 10 }).where('id', '=', third.id).execute()
  const changed = await change([
    { id: muesli.id, packs: [{ id: large.id, mrp: '700' }] },
    { id: podi.id, packs: [{ id: podi.pack_id, price: '130' }] },
    { id: third.id, packs: [{ id: third.pack_id, price: '90', stock: '5', stock_was: '9' }] },
    { id: 99_999 },
  ])
  expect(changed.map(({ outcome, cell, message }) => [outcome, cell, message])).toEqual([
    ['refused', { pack_id: large.id, field: 'mrp' }, 'MRP can’t be lower than the price'],
    [
      'edited_meanwhile',
      null,
      'Meena Admin changed this product (price) while you were editing it. Review their changes before you save yours.',
    ],
    [
      'refused',
      { pack_id: third.pack_id, field: 'stock' },
      'Some units were sold while you were editing: 1 left now.',
    ],
    ['gone', null, 'This product is no longer sold.'],
  ])
  expect(changed[1]?.product).toMatchObject({ price: 120, version: 2 })
  expect([(await kept(muesli.id)).version, (await kept(third.id)).price]).toEqual([1, 320])
  const [discounted] = await change([{ id: third.id, packs: [{ id: third.pack_id, mrp: '500' }] }])
  expect(discounted?.outcome).toBe('saved')
  const [withoutMrp] = await change([{ id: third.id, version: 2, packs: [{ id: third.pack_id, mrp: '' }] }])
  expect(withoutMrp?.cell).toEqual({ pack_id: third.pack_id, field: 'mrp' })
})

test('a sending whose answer was lost is saved once; one that was changed after it is told', async () => {
  const { muesli, change, kept } = await office()
  const key = newKey()
  const typed = { id: muesli.id, packs: [{ id: muesli.pack_id, stock: '15', stock_was: '10' }] }
  const sent = [await change([typed], key), await change([typed], key)]
  expect(sent.map(outcomes)).toEqual([['saved'], ['saved']])
  const other = { ...typed, packs: [{ id: muesli.pack_id, stock: '16', stock_was: '10' }] }
  expect(outcomes(await change([other], key))).toEqual(['edited_meanwhile'])
  expect(await kept(muesli.id)).toMatchObject({ stock: 15, version: 2 })
})

test('a change is taken back, all of it, once, within the hour', async () => {
  const { shop, muesli, large, podi, change, undo, last, kept } = await office()
  const key = newKey()
  const before = await Promise.all([muesli, podi].map(({ id }) => kept(id)))
  await change([{ id: podi.id, visibility: 'hidden' }], key)
  const packs = [
    { id: muesli.pack_id, price: '340', mrp: '400' },
    { id: large.id, stock: '9', stock_was: '4' },
  ]
  await change([{ id: muesli.id, packs }], key)
  expect(await last()).toEqual({ form_key: key, at: '2026-06-15T06:00:00.000Z', products: 2 })
  expect(outcomes(await undo(key))).toEqual(['saved', 'saved'])
  expect(outcomes(await undo(key))).toEqual(['saved', 'saved'])
  const after = await Promise.all([muesli, podi].map(({ id }) => kept(id)))
  expect(after).toEqual(before.map((product) => ({ ...product, version: 3 })))
  expect(await last()).toBeNull()
  await expectLedgerRight(shop.db)

  await change([{ id: podi.id, version: 3, visibility: 'hidden' }])
  expect((await last())?.products).toBe(1)
  shop.clock.pass({ seconds: 3601 })
  const again = await signInAgain(shop, { id: 1 })
  expect((await again.get('/api/products/changes/last')).json()).toEqual({ last: null })
})

test('what was changed since is not taken back, and the rest is; what was sold stays sold', async () => {
  const { shop, muesli, large, podi, change, undo, kept } = await office()
  const key = newKey()
  await change(
    [
      { id: muesli.id, packs: [{ id: large.id, price: '900' }] },
      { id: podi.id, packs: [{ id: podi.pack_id, stock: '8', stock_was: '3' }] },
    ],
    key,
  )
  await change([{ id: muesli.id, version: 2, packs: [{ id: large.id, price: '950' }] }])
  await sell(shop, podi.pack_id, 4)
  const [first, second] = await undo(key)
  expect([first?.outcome, first?.message, first?.cell]).toEqual([
    'refused',
    'Changed again since, so it can’t be undone.',
    { pack_id: large.id, field: 'price' },
  ])
  expect([second?.outcome, second?.cell]).toEqual(['refused', { pack_id: podi.pack_id, field: 'stock' }])
  expect([(await kept(muesli.id)).packs[1].price, (await kept(podi.id)).stock]).toEqual([950, 4])
  await sell(shop, podi.pack_id, -2)
  expect((await undo(key))[1]?.outcome).toBe('saved')
  expect((await kept(podi.id)).stock).toBe(1)
  await expectLedgerRight(shop.db)
})

test.each([
  [{ hide_at: at(300) }, 'hidden', { visibility: 'hidden', publish_at: null, hide_at: null }],
  [
    { hide_at: at(900) },
    'hidden',
    { visibility: 'on_sale', publish_at: null, hide_at: at(900).toISOString() },
  ],
  [
    { draft: true, hidden: true, archived_at: at(0), publish_at: at(300), hide_at: at(900) },
    'on_sale',
    { visibility: 'on_sale', publish_at: null, hide_at: at(900).toISOString() },
  ],
])(
  'of %j, set to %s and taken back ten minutes later, what the plan has led to is shown',
  async (planned, visibility, after) => {
    const { shop, podi, change, undo, kept } = await office()
    await shop.db.updateTable('products').set(planned).where('id', '=', podi.id).execute()
    const key = newKey()
    expect(outcomes(await change([{ id: podi.id, visibility }], key))).toEqual(['saved'])
    shop.clock.pass({ seconds: 600 })
    await applySchedules(shop)
    expect(outcomes(await undo(key))).toEqual(['saved'])
    expect(await kept(podi.id)).toMatchObject(after)
  },
)

test('a change of more products than one call takes is taken back call by call', async () => {
  const { shop, admin, podi, change, last } = await office()
  const key = newKey()
  const ids = [podi.id]
  while (ids.length < 51)
    ids.push((await addProduct(shop.db, { name: 'Pepper', category_id: podi.category_id })).id)
  const hide = (some: number[]) =>
    change(
      some.map((id) => ({ id, visibility: 'hidden' })),
      key,
    )
  await hide(ids.slice(0, 50))
  await hide(ids.slice(50))
  const tooMany = { form_key: newKey(), products: ids.map((id) => ({ id, version: 2 })) }
  expect((await admin.post('/api/products/changes', tooMany)).statusCode).toBe(400)
  expect((await last())?.products).toBe(51)
  const undo = async (after?: number) =>
    (await admin.post('/api/products/changes/undo', { form_key: key, after })).json()
  const first = await undo()
  expect([first.products.length, first.next]).toEqual([50, ids[49]])
  expect(await undo(first.next)).toMatchObject({ products: [{ outcome: 'saved' }], next: null })
  expect(await last()).toBeNull()
})

test('another administrator has no last change of mine', async () => {
  const { shop, podi, change } = await office()
  await change([{ id: podi.id, visibility: 'hidden' }])
  const other = await signInAs(shop, 'admin')
  expect((await other.get('/api/products/changes/last')).json()).toEqual({ last: null })
})

test.each([
  [{ form_key: 'short', products: [{ id: 1, version: 1 }] }],
  [{ form_key: 'a-key-that-is-long', products: [] }],
  [{ form_key: 'a-key-that-is-long', products: [{ id: 1, version: 1, visibility: 'gone' }] }],
  [{ form_key: 'a-key-that-is-long', products: [{ id: 1, version: 1, packs: [{ id: 1, price: '0' }] }] }],
  [{ form_key: 'a-key-that-is-long', products: [{ id: 1, version: 1, packs: [{ id: 1, stock: '-1' }] }] }],
])('%j is refused', async (sent) => {
  const { admin } = await office()
  expect((await admin.post('/api/products/changes', sent)).statusCode).toBe(400)
})

/** A time so many seconds after the tests' clock started. */
function at(seconds: number) {
  return new Date(Date.parse('2026-06-15T06:00:00Z') + seconds * 1000)
}

async function sell(
  { db, clock }: Awaited<ReturnType<typeof createTestShop>>,
  packId: number,
  units: number,
) {
  const { moveStock } = await import('#inventory/stock/server/move-stock.ts')
  const line = { packId, by: -units, reason: 'damaged' as const }
  await db.transaction().execute((trx) => moveStock(trx, [line], clock.now()))
}
