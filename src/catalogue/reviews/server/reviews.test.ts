import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sendForm } from '#test/shop/forms.ts'
import { payAsGuest, placeAsGuest, shopWithGuests } from '#test/shop/guests.ts'
import { sendRefund, shopWithRefundableOrder } from '#test/shop/refunds.ts'
import { form, publishAll, published, ratingOf, shopWithDelivered, waiting } from '#test/shop/reviews.ts'
import { addProduct, signInAs } from '#test/shop/shop.ts'

// Requirement D-394: Only who got a product delivered can review it, once; a review can be changed and deleted (decision X50).
test('a customer reviews a delivered product once, changes the review and deletes it', async () => {
  const opened = await shopWithDelivered()
  const { shop, shopper, reviewable, write, muesli, path } = opened
  // Two sizes of one product are one review.
  expect(await reviewable()).toMatchObject([{ product_id: muesli.id, shown_name: 'Anitha R.', review: null }])
  const own = async () => (await shopper.get(`/api/products/${muesli.id}/own-review`)).json()
  expect(await own()).toMatchObject({ order_id: opened.order.id, state: null })
  const [first, second] = await Promise.all([write(), write()])
  expect([first.statusCode, second.statusCode]).toEqual([200, 200])
  expect(first.json()).toMatchObject({ stars: 5, state: 'waiting', version: 1, id: second.json().id })
  expect(await waiting(opened)).toHaveLength(1)
  expect(await own()).toMatchObject({ state: 'waiting' })
  // Nobody sees it yet.
  expect(await published(shop, muesli.id)).toEqual([])
  expect(await ratingOf(shop, muesli.id)).toBeUndefined()

  await publishAll(opened)
  expect(await published(shop, muesli.id)).toMatchObject([
    { stars: 5, name: 'Anitha R.', text: form.text, language: 'en', reply: '' },
  ])
  expect(await ratingOf(shop, muesli.id)).toEqual({ average: 5, count: 1, stars: [1, 0, 0, 0, 0] })

  // Another tab still has the first version.
  const stale = await write({ stars: 1, version: 1 })
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'REVIEW_CHANGED'])
  expect((await write({ stars: 2, text: 'It got soft.', version: 2 })).json()).toMatchObject({
    state: 'waiting',
    version: 3,
  })
  // A change waits for the merchant again.
  expect(await published(shop, muesli.id)).toEqual([])
  expect(await ratingOf(shop, muesli.id)).toBeUndefined()
  await publishAll(opened)
  expect(await ratingOf(shop, muesli.id)).toMatchObject({ average: 2, count: 1 })

  expect((await shopper.delete(path)).json()).toEqual({ message: 'Review deleted.' })
  expect((await shopper.delete(path)).statusCode).toBe(404)
  expect(await ratingOf(shop, muesli.id)).toBeUndefined()
  expect(await reviewable()).toMatchObject([{ review: null }])
})

// Requirement D-394
test('what was not delivered, cancelled or is somebody else’s cannot be reviewed', async () => {
  const { shop, shopper, order, admin } = await shopWithRefundableOrder()
  const list = async () => (await shopper.get(`/api/orders/${order.id}/reviews`)).json()
  expect(await list()).toEqual([])
  const items = (await shopper.get(`/api/orders/${order.id}/items`)).json()
  const path = `/api/orders/${order.id}/reviews/${items[0].id}`
  expect((await sendForm(shopper, 'put', path, form)).statusCode).toBe(404)
  const other = await signInAs(shop, 'customer')
  await admin.put(`/api/orders/deliver/${order.id}`)
  expect((await other.get(`/api/orders/${order.id}/reviews`)).statusCode).toBe(404)
  expect((await sendForm(other, 'put', path, form)).statusCode).toBe(404)
  expect((await sendForm(shop.visitor(), 'put', path, form)).statusCode).toBe(401)
  expect((await sendForm(admin, 'put', path, form)).statusCode).toBe(403)
  expect((await sendForm(shopper, 'put', path, form)).statusCode).toBe(200)
})

// Requirement D-394
test('a refund after the delivery takes nothing away, because nobody knows better what was wrong', async () => {
  const opened = await shopWithDelivered()
  const { shop, admin, order, muesli, write, reviewable } = opened
  await write({ stars: 1, text: 'The pouch was torn.' })
  await publishAll(opened)
  shop.clock.pass({ minutes: 5 })
  expect((await sendRefund(admin, order.id, { what: 'all' })).statusCode).toBe(200)
  expect(await published(shop, muesli.id)).toMatchObject([{ stars: 1 }])
  expect(await reviewable()).toMatchObject([{ review: { stars: 1 } }])
})

// Requirement D-395: A guest reviews with the link of the order; a customer's forwarded link shows nothing to review.
test('a guest reviews by the link, once for all their orders, and the account that proves the address keeps it', async () => {
  const { shop, muesli } = await shopWithGuests()
  const admin = await signInAs(shop, 'admin')
  const { key, order, path } = await placeAsGuest(shop, muesli.id)
  await payAsGuest(shop, key)
  expect((await shop.visitor().get(`${path}/reviews`)).json()).toEqual([])
  await admin.put(`/api/orders/deliver/${order.id}`)
  const visitor = shop.visitor()
  const [line] = (await visitor.get(`${path}/reviews`)).json()
  const saved = await sendForm(visitor, 'put', `${path}/reviews/${line.order_item_id}`, {
    ...form,
    name: line.shown_name,
  })
  expect(saved.json()).toMatchObject({ name: 'Meena R.', state: 'waiting' })
  expect((await shop.visitor().get('/api/guest-orders/wrong-key/reviews')).statusCode).toBe(404)

  const again = await placeAsGuest(shop, muesli.id)
  await payAsGuest(shop, again.key)
  await admin.put(`/api/orders/deliver/${again.order.id}`)
  const [second] = (await visitor.get(`${again.path}/reviews`)).json()
  expect(second.review).toMatchObject({ id: saved.json().id })

  // They register, and the orders become the account's.
  const account = await signInAs(shop, 'customer', { email: 'meena@example.com' })
  await sql`update orders set user_id = ${account.user.id} where id in (${order.id}, ${again.order.id})`.execute(
    shop.db,
  )
  const own = (await account.get(`/api/orders/${order.id}/reviews`)).json()
  expect(own).toMatchObject([{ review: { id: saved.json().id } }])
  const changed = await sendForm(
    account,
    'put',
    `/api/orders/${again.order.id}/reviews/${second.order_item_id}`,
    {
      ...form,
      stars: 4,
      version: 1,
    },
  )
  expect(changed.json()).toMatchObject({ id: saved.json().id, stars: 4 })
})

// Requirement D-400: The home page shows the newest good reviews of three products, and nothing while there are fewer.
test('the home page has reviews of three different products or none', async () => {
  const opened = await shopWithDelivered()
  const { shop, write } = opened
  const praise = async () => (await shop.visitor().get('/api/reviews/praise')).json()
  await write({ text: 'I eat it every morning with curd.' })
  await publishAll(opened)
  expect(await praise()).toEqual([])
  for (const name of ['Ragi Malt', 'Garam Masala', 'Seed Mix']) {
    const { id } = await addProduct(shop.db, { name })
    await sql`insert into reviews (product_id, buyer, size, stars, text, shown_name, locale, state, written_at)
      values (${id}, 'demo:1', '200 g', 4, ${`${name} is what we buy every month.`}, 'Kavin', 'en', 'published', now()),
        (${id}, 'demo:2', '200 g', 3, ${`${name} is not for me, I am sorry.`}, 'Ravi', 'en', 'published', now())`.execute(
      shop.db,
    )
  }
  shop.catalogueVersion.changed()
  expect((await praise()).map(({ product }: { product: { name: string } }) => product.name)).toEqual([
    'Seed Mix',
    'Garam Masala',
    'Ragi Malt',
  ])
})

// Requirement D-402: Malformed reviews are refused and change nothing, and nobody can send many.
test('malformed reviews are refused with a reason, and too many in an hour too', async () => {
  const opened = await shopWithDelivered()
  const { write } = opened
  const wrong: Record<string, string | number>[] = [
    { stars: 0 },
    { stars: 6 },
    { stars: 4.5 },
    { stars: 'many' },
    { stars: '' },
    { text: 'x'.repeat(2001) },
    { text: 'a\u0000b' },
    { name: '' },
    { name: 'x'.repeat(41) },
    { keep: 'all' },
    { keep: '1,2,3,4,5' },
    { version: -1 },
    { version: 'new' },
  ]
  for (const changed of wrong) expect((await write(changed)).statusCode, JSON.stringify(changed)).toBe(400)
  expect(await waiting(opened)).toEqual([])
  const statuses = []
  for (let sent = wrong.length; sent < 21; sent++) statuses.push((await write()).statusCode)
  expect(statuses.at(-1)).toBe(429)
})

test('the list of all reviews is sorted by stars, in pages', async () => {
  const opened = await shopWithDelivered()
  const { shop, muesli, admin } = opened
  for (const [at, stars] of [3, 5, 1, 5].entries())
    await sql`insert into reviews (product_id, buyer, size, stars, text, shown_name, locale, state, written_at)
      values (${muesli.id}, ${`demo:${at}`}, '200 g', ${stars}, ${`Review ${at}`}, 'Kavin', 'ta', 'published', now())`.execute(
      shop.db,
    )
  shop.catalogueVersion.changed()
  const read = async (query: string) => {
    const first = await shop.visitor().get(`/api/products/${muesli.id}/reviews?limit=3&${query}`)
    expect(first.headers['x-total-count']).toBe('4')
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? ''
    const rest = await shop.visitor().get(next)
    return [...first.json(), ...rest.json()].map(({ stars, text }) => `${stars} ${text}`)
  }
  expect(await read('sort=highest')).toEqual(['5 Review 3', '5 Review 1', '3 Review 0', '1 Review 2'])
  expect(await read('sort=lowest')).toEqual(['1 Review 2', '3 Review 0', '5 Review 3', '5 Review 1'])
  expect(await read('sort=newest')).toEqual(['5 Review 3', '1 Review 2', '5 Review 1', '3 Review 0'])
  expect(await ratingOf(shop, muesli.id)).toEqual({ average: 3.5, count: 4, stars: [2, 0, 1, 0, 1] })
  const wrong = await shop.visitor().get(`/api/products/${muesli.id}/reviews?sort=highest&cursor=WzFd`)
  expect(wrong.statusCode).toBe(400)
  // The merchant finds them by text, name, product and stars.
  const find = async (query: string) => (await admin.get(`/api/reviews?${query}`)).json().length
  expect(await find('q=review%202')).toBe(1)
  expect(await find('q=kavin')).toBe(4)
  expect(await find(`q=${encodeURIComponent('muesli')}`)).toBe(4)
  expect(await find('state=published&stars=5')).toBe(2)
  expect(await find('state=waiting')).toBe(0)
  expect(await find('q=nothing-like-it')).toBe(0)
})

// Requirement D-394
test('reviews of a deleted product are gone with its page, and its buyer still reads their own', async () => {
  const opened = await shopWithDelivered()
  const { shop, admin, write, muesli, reviewable } = opened
  await write()
  await publishAll(opened)
  const kept = (await admin.get(`/api/products/all/${muesli.id}`)).json()
  const renamed = await sendForm(admin, 'put', `/api/products/${muesli.id}`, {
    name: 'Muesli Deluxe',
    version: kept.version,
  })
  expect(renamed.statusCode).toBe(200)
  expect((await admin.get('/api/reviews?q=deluxe')).json()).toMatchObject([
    { product: { name: 'Muesli Deluxe' } },
  ])
  expect((await admin.delete(`/api/products/${muesli.id}`)).statusCode).toBe(200)
  expect((await shop.visitor().get(`/api/products/${muesli.id}/reviews`)).statusCode).toBe(404)
  expect(await reviewable()).toMatchObject([{ review: { state: 'published' } }])
})
