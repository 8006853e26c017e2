import { expect, test } from 'vitest'
import { decide, publishAll, published, shopWithDelivered, waiting } from '#test/shop/reviews.ts'
import { sendMails } from '#test/shop/send-mails.ts'

// Requirement D-396: The merchant publishes or rejects for a reason from a list, in bulk too, and can take it back.
test('a review is rejected for a reason that its writer reads, and that can be taken back', async () => {
  const opened = await shopWithDelivered()
  const { shop, write, reviewable, muesli } = opened
  await write({ text: 'It cured my diabetes. Call 98765 43210.' })
  const [review] = await waiting(opened)
  expect(review).toMatchObject({ has_claim: true, product: { id: muesli.id } })
  const noReason = await decide(opened, [review], { state: 'rejected' })
  expect(noReason.statusCode).toBe(400)
  expect((await decide(opened, [review], { state: 'rejected', reason: 'other' })).statusCode).toBe(400)
  expect((await decide(opened, [review], { state: 'rejected', reason: 'negative' })).statusCode).toBe(400)
  const [rejected] = (
    await decide(opened, [review], {
      state: 'rejected',
      reason: 'health_claim',
      note: 'Please leave it out.',
    })
  ).json()
  expect(await reviewable()).toMatchObject([
    { review: { state: 'rejected', reason: 'health_claim', note: 'Please leave it out.' } },
  ])
  // Somebody else's decision on the version before changes nothing.
  expect((await decide(opened, [review], { state: 'published' })).json()).toEqual([])
  expect(await published(shop, muesli.id)).toEqual([])
  await decide(opened, [rejected], { state: 'waiting' })
  await publishAll(opened)
  expect(await published(shop, muesli.id)).toHaveLength(1)
})

// Requirement D-453: The writer of a review is told once, by email, what the shop replied.
test('the reply is emailed to the writer ten minutes later, as it stands then, and only once', async () => {
  const opened = await shopWithDelivered()
  const { shop, admin, write, muesli } = opened
  await write()
  const [{ id, version }] = await publishAll(opened)
  let at: number = version
  const reply = async (text: string) => {
    at = (await admin.put(`/api/reviews/${id}/reply`, { reply: text, version: at })).json().version
  }
  const replies = async () => {
    await sendMails(shop)
    return shop.mails.filter(({ subject }) => subject === 'Our reply to your review of Millet Muesli')
  }
  await reply('Thank yu!')
  expect(await replies()).toEqual([])
  await reply('')
  shop.clock.pass({ minutes: 11 })
  expect(await replies()).toEqual([])

  await reply('Thank yu!')
  await reply('Thank you!\nSee you soon.')
  shop.clock.pass({ minutes: 11 })
  const [mail] = await replies()
  expect(mail?.text).toContain('See you soon.')
  expect(mail?.text).not.toContain('Thank yu!')
  expect(mail?.text).toContain(`/product/${muesli.id}-`)
  await reply('Thank you again!')
  shop.clock.pass({ minutes: 11 })
  expect(await replies()).toHaveLength(1)
})

test('no email is sent about a reply to a review that isn’t published, until it is', async () => {
  const opened = await shopWithDelivered()
  const { shop, admin, write } = opened
  await write()
  const [{ id, version }] = await waiting(opened)
  await admin.put(`/api/reviews/${id}/reply`, { reply: 'Thank you!', version })
  shop.clock.pass({ minutes: 11 })
  await sendMails(shop)
  const count = shop.mails.length
  await publishAll(opened)
  // Changed by its writer within the ten minutes: it waits for the merchant again.
  const [{ review }] = await opened.reviewable()
  await write({ text: 'Even better the second time.', version: review.version })
  shop.clock.pass({ minutes: 11 })
  await sendMails(shop)
  expect(shop.mails).toHaveLength(count)
  await publishAll(opened)
  shop.clock.pass({ minutes: 11 })
  await sendMails(shop)
  expect(shop.mails).toHaveLength(count + 1)
})

// Requirement D-397: The shop replies in public.
test('the reply of the shop stands under the review, and can be changed and removed', async () => {
  const opened = await shopWithDelivered()
  const { shop, admin, write, muesli } = opened
  await write()
  const [{ id, version }] = await publishAll(opened)
  const reply = (text: string, at: number) =>
    admin.put(`/api/reviews/${id}/reply`, { reply: text, version: at })
  expect((await reply('Thank you!', version)).json()).toMatchObject({
    reply: 'Thank you!',
    version: version + 1,
  })
  // The same reply sent twice, and another one from a stale page.
  expect((await reply('Thank you!', version)).statusCode).toBe(200)
  expect((await reply('Thanks.', version)).json().code).toBe('REVIEW_CHANGED')
  expect(await published(shop, muesli.id)).toMatchObject([{ reply: 'Thank you!' }])
  await reply('', version + 1)
  expect(await published(shop, muesli.id)).toMatchObject([{ reply: '' }])
  expect((await admin.put('/api/reviews/999/reply', { reply: 'x', version: 1 })).statusCode).toBe(404)
})

// Requirement D-396
test('only who may moderate sees, publishes and answers reviews', async () => {
  const opened = await shopWithDelivered()
  const { shopper, shop, write } = opened
  await write()
  const reviews = [{ id: 1, version: 1 }]
  for (const [person, status] of [
    [shopper, 403],
    [shop.visitor(), 401],
  ] as const) {
    expect((await person.get('/api/reviews')).statusCode).toBe(status)
    expect((await person.post('/api/reviews/decisions', { reviews, state: 'published' })).statusCode).toBe(
      status,
    )
    expect((await person.put('/api/reviews/1/reply', { reply: 'x', version: 1 })).statusCode).toBe(status)
  }
})
