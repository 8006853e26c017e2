import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { transact } from '#database/transact.ts'
import { addCategory, addProduct, createTestShop } from '#test/shop/shop.ts'
import type { SearchAnswer } from '../../contract.ts'
import { indexQueuedProducts } from './index-queued-products.ts'

test('several processes index products that are renamed meanwhile, by their last names', async () => {
  const shop = await createTestShop()
  const { db } = shop
  const category = await addCategory(db, { name: 'Podis' })
  const products = []
  for (let count = 0; count < 8; count++) products.push(await addProduct(db, { category_id: category.id }))
  const rename = ({ id }: { id: number }, name: string) =>
    transact(db, (trx) => trx.updateTable('products').set({ name }).where('id', '=', id).execute())

  for (let round = 0; round < 12; round++)
    await Promise.all([
      ...[1, 2, 3].map(() => indexQueuedProducts(shop)),
      ...products.map((product, at) => rename(product, `Zolag${round} ${at}`)),
      transact(db, (trx) =>
        trx
          .updateTable('categories')
          .set({ name: `Shelf ${round}` })
          .where('id', '=', category.id)
          .execute(),
      ),
    ])
  await indexQueuedProducts(shop)

  const { rows } = await sql`
    select term from search_terms where products <> (select count(*) from product_terms where term_id = search_terms.id)`.execute(
    db,
  )
  expect(rows).toEqual([])
  shop.clock.pass({ seconds: 2 })
  const find = async (words: string): Promise<SearchAnswer> =>
    (await shop.visitor().get(`/api/search?q=${words}`)).json()
  expect((await find('zolag11')).total).toBe(products.length)
  expect((await find('shelf%2011')).nearest).toBe(false)
})
