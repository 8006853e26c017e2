import { expect, test } from 'vitest'
import { addOrder } from '#test/shop/orders.ts'
import { createTestShop, signInAs } from '#test/shop/shop.ts'
import { listOwnOrders } from './order-lists.queries.ts'
import { withPictures } from './order-pictures.queries.ts'

test('a customer’s list has the pictures of each order', async () => {
  const shop = await createTestShop()
  const shopper = await signInAs(shop, 'customer')
  const ids = [await addOrder(shop, shopper), await addOrder(shop, shopper), await addOrder(shop, shopper)]
  const picture = await shop.db
    .insertInto('pictures')
    .values({ key: 'k1', width: 400, height: 400, widths: [160], bytes: 1, created_at: shop.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await shop.db
    .updateTable('order_items')
    .set({ picture_id: picture.id })
    .where('order_id', '=', ids[1] ?? 0)
    .execute()
  const list = (await shopper.get('/api/orders')).json()
  expect(list.map(({ pictures }: { pictures: unknown[] }) => pictures.length)).toEqual([0, 1, 0])
  expect(list[1].pictures[0]).toMatchObject({ width: 400, alt: 'Millet Muesli' })

  const { items } = await listOwnOrders(shop.db, shopper.user.id, { limit: 20 })
  expect(await withPictures(shop.db, [])).toEqual([])
  expect((await withPictures(shop.db, items)).map(({ id }) => id)).toEqual(items.map(({ id }) => id))
})
