import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addProduct, createTestShop, signInAs } from '#test/shop/shop.ts'

/** As many products and reviews of each as are decided at the same moment. */
const [products, reviewers] = [4, 6]

// Requirement D-403: The counted stars of a product are those of its published reviews, also when many change at once.
test('reviews that are published, rejected and deleted at the same moment are all counted', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const ids = []
  for (let at = 0; at < products; at++) ids.push((await addProduct(shop.db, { name: `Muesli ${at}` })).id)
  for (const id of ids)
    await sql`insert into reviews (product_id, buyer, size, stars, shown_name, locale, written_at)
      select ${id}, 'demo:' || n, '400 g', 1 + n % 5, 'Kavin', 'en', now()
      from generate_series(1, ${sql.lit(reviewers)}) as n`.execute(shop.db)
  const all = await shop.db.selectFrom('reviews').select(['id', 'version', 'buyer']).execute()
  const decide = (reviews: { id: number; version: number }[], state: string) =>
    admin.post('/api/reviews/decisions', {
      reviews: reviews.map(({ id, version }) => ({ id, version })),
      state,
      reason: 'spam',
    })
  // Bulk decisions over the same products in opposite orders, twice the same one, and deletions.
  const answers = await Promise.all([
    decide(all, 'published'),
    decide(all.toReversed(), 'published'),
    decide(all.slice(0, 8), 'rejected'),
    shop.db.deleteFrom('reviews').where('buyer', '=', 'demo:1').execute(),
    ...all.slice(10).map((review) => decide([review], 'published')),
  ])
  for (const answer of answers) if (!Array.isArray(answer)) expect(answer.statusCode).toBe(200)
  const { rows: wrong } = await sql`
    select product_id from product_ratings
    where (stars_1, stars_2, stars_3, stars_4, stars_5) <> (
      select count(*) filter (where stars = 1), count(*) filter (where stars = 2), count(*) filter (where stars = 3),
        count(*) filter (where stars = 4), count(*) filter (where stars = 5)
      from reviews where reviews.product_id = product_ratings.product_id and state = 'published')`.execute(
    shop.db,
  )
  expect(wrong).toEqual([])
})

test('the same review sent at the same moment by two tabs is one review', async () => {
  const { shopWithRefundableOrder } = await import('#test/shop/refunds.ts')
  const { sendForm } = await import('#test/shop/forms.ts')
  const { shop, shopper, admin, order } = await shopWithRefundableOrder()
  await admin.put(`/api/orders/deliver/${order.id}`)
  const items = (await shopper.get(`/api/orders/${order.id}/items`)).json()
  const send = (item: { id: number }, stars: number) =>
    sendForm(shopper, 'put', `/api/orders/${order.id}/reviews/${item.id}`, {
      stars,
      text: '',
      name: 'Anitha',
      version: 0,
    })
  const answers = await Promise.all([
    send(items[0], 5),
    send(items[1], 5),
    send(items[0], 5),
    send(items[1], 5),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect(await shop.db.selectFrom('reviews').select('id').execute()).toHaveLength(1)
  expect((await send(items[0], 4)).statusCode).toBe(409)
})
