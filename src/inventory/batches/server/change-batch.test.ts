import { expect, test } from 'vitest'
import { label, receiveGoods } from '#test/shop/batches.ts'
import { expectLedgerRight } from '#test/shop/money-and-stock.ts'
import { stockOf } from '#test/shop/payment.ts'
import { addProduct, createTestShop, signInAs } from '#test/shop/shop.ts'
import type { Batch } from '../contract.ts'

async function shopWithBatch() {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const { id, pack_id } = await addProduct(shop.db, { name: 'Millet Muesli', stock: 0 })
  await receiveGoods(admin, pack_id, 5, label('2026-12-31', { code: 'A1' }))
  const read = async () =>
    [
      ...(await admin.get('/api/stock/batches')).json(),
      ...(await admin.get('/api/stock/batches?shelf=gone')).json(),
    ] as Batch[]
  const [batch] = await read()
  if (!batch) throw new Error('The batch is not there')
  const was = { code: 'A1', packed_on: '2026-06-01', best_before: '2026-12-31', note: '', version: 1 }
  const change = (to: Partial<typeof was>) => admin.put(`/api/stock/batches/${batch.id}`, { ...was, ...to })
  return { shop, admin, id, pack_id, batch, change, read }
}

// Requirement D-170: A batch's dates, name and note can be corrected; its stock is judged again, invalid dates are
//   rejected at the field, and the second of two editors sees the conflict.
test('a batch’s details can be corrected, and its stock is judged by the new dates at once', async () => {
  const { shop, admin, id, change, read } = await shopWithBatch()
  const changed = await change({ code: 'A2', best_before: '2026-07-31', note: 'From the second oven' })
  expect(changed.json()).toMatchObject({
    code: 'A2',
    best_before: '2026-07-31',
    note: 'From the second oven',
    version: 2,
    // 60 days left: 18 are required at delivery and ten are for transport.
    sell_until: '2026-07-03',
    left: 5,
  })
  expect((await change({ code: 'A2', best_before: '2026-07-01', version: 2 })).json()).toMatchObject({
    state: 'too_old',
    left: 0,
    aside: 5,
  })
  expect(await stockOf(shop, id)).toBe(0)
  expect((await change({ code: 'A2', version: 3 })).json()).toMatchObject({
    state: 'sold',
    left: 5,
    aside: 0,
  })
  expect([await stockOf(shop, id), (await read()).length]).toEqual([5, 1])
  const [line] = (await admin.get('/api/activity')).json()
  expect(JSON.stringify(line)).toContain('changed a batch of')
  await expectLedgerRight(shop.db)
})

// Requirement D-170
test('the second of two people who change a batch sees the current values', async () => {
  const { change } = await shopWithBatch()
  expect((await change({ code: 'A2' })).statusCode).toBe(200)
  const second = await change({ code: 'A3' })
  expect([second.statusCode, second.json().code, second.json().current.code]).toEqual([
    409,
    'BATCH_CHANGED',
    'A2',
  ])
})

// Requirement D-170
test.each([
  [{ best_before: '2026-06-14' }, 'best_before', 'The best-before date has passed.'],
  [{ packed_on: '2026-06-16' }, 'packed_on', 'The packing date is in the future.'],
  [{ packed_on: '2027-01-01' }, 'packed_on', 'The packing date is after the best-before date.'],
  [{ best_before: 'soon' }, 'best_before', 'Enter the best-before date.'],
  [{ code: 'x'.repeat(41) }, 'code', 'Use at most 40 characters.'],
  [{ note: 'x'.repeat(501) }, 'note', 'Use at most 500 characters.'],
  [{ code: 'B1' }, 'code', 'Another batch already has this name and these dates.'],
])('%j is rejected with a message at the field, and changes nothing', async (to, field, sentence) => {
  const { admin, pack_id, change, read } = await shopWithBatch()
  await receiveGoods(admin, pack_id, 1, label('2026-12-31', { code: 'B1' }))
  const before = await read()
  const refused = await change(to)
  expect([refused.statusCode, refused.json().fields[field]]).toEqual([400, sentence])
  expect(await read()).toEqual(before)
})

// Requirement D-170
test('a date that has passed since can stay if only the note is changed', async () => {
  const { shop, admin, change } = await shopWithBatch()
  shop.clock.pass({ days: 300 })
  await admin.logInAgain()
  expect((await change({ note: 'Given to the goshala' })).json()).toMatchObject({
    note: 'Given to the goshala',
  })
  expect(
    (
      await admin.put('/api/stock/batches/99999', {
        code: '',
        packed_on: '2026-06-01',
        best_before: '2026-12-31',
        note: '',
        version: 1,
      })
    ).statusCode,
  ).toBe(404)
})
