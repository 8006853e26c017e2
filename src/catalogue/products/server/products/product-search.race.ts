import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { transact } from '#database/transact.ts'
import { addCategory, addProduct, createTestShop } from '#test/shop/shop.ts'

test('products that come, move and change while their categories are renamed are found by the names that stay', async () => {
  const { db } = await createTestShop()
  const categories = [await addCategory(db), await addCategory(db)]
  const products = []
  for (let count = 0; count < 6; count++)
    products.push(await addProduct(db, { category_id: categories[count % 2]?.id }))
  // Two products swap categories while both categories are renamed: a deadlock, in which the database aborts one of the
  // four transactions and the shop retries it.
  const set = (id: number, change: { name?: string; category_id?: number | undefined }) =>
    transact(db, (trx) => trx.updateTable('products').set(change).where('id', '=', id).execute())

  for (let round = 0; round < 15; round++)
    await Promise.all([
      ...categories.map(({ id }) =>
        transact(db, (trx) =>
          trx
            .updateTable('categories')
            .set({ name: `Shelf ${id} ${round}` })
            .where('id', '=', id)
            .execute(),
        ),
      ),
      addProduct(db, { category_id: categories[round % 2]?.id }),
      ...products.map(({ id }, at) =>
        at % 2 ? set(id, { name: `Podi ${round}` }) : set(id, { category_id: categories[round % 2]?.id }),
      ),
    ])
  const { rows } = await sql`select id from products where words <> words_of_product(products)`.execute(db)
  expect(rows).toEqual([])
})
