import { expect, test } from 'vitest'
import { addCategory, createTestShop } from '#test/shop/shop.ts'
import { buildOnce } from './build-once.ts'
import type { Db } from './connect.ts'

const selectCategories = buildOnce((db: Db, order: 'asc' | 'desc') =>
  db.selectFrom('categories').select('name').orderBy('name', order),
)

test('a query is built once for each handle and variant, and its conditions stay with the caller', async () => {
  const { db } = await createTestShop()
  const query = selectCategories(db, 'asc')
  expect(selectCategories(db, 'asc')).toBe(query)
  expect(selectCategories(db, 'desc').compile().sql).toContain('desc')
  query.where('id', '=', 1)
  expect(selectCategories(db, 'asc').compile().sql).not.toContain('where')
})

test('a transaction gets its own query, which sees its changes', async () => {
  const { db } = await createTestShop()
  await addCategory(db, { name: 'Before' })
  selectCategories(db, 'asc')
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('categories').set({ name: 'Changed' }).execute()
    const rows = await selectCategories(trx, 'asc').execute()
    expect(rows).toEqual([{ name: 'Changed' }])
  })
})
