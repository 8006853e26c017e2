import { expect, test } from 'vitest'
import { jobs } from '#jobs.ts'
import { payFor, shopWithOrder } from '#test/shop/payment.ts'

test('old events, the words of old mails and sent wishes are forgotten; that a mail was sent stays', async () => {
  const { shop, shopper, order } = await shopWithOrder()
  await payFor(shop, shopper, order.id)
  await shop.bank.idle()
  await shopper.post('/api/auth/forgot-password', { email: shopper.user.email })
  for (const { name, run } of jobs) if (name === 'send emails') await run(shop)
  const hourly = async () => {
    for (const { everySeconds, run } of jobs) if (everySeconds === 3600) await run(shop)
  }
  const counts = async () => ({
    events: (await shop.db.selectFrom('webhook_events').selectAll().execute()).length,
    wished: (await shop.db.selectFrom('outbox').selectAll().where('subject', 'is', null).execute()).length,
    worded: (await shop.db.selectFrom('outbox').selectAll().where('body_text', '<>', '').execute()).length,
    sent: (await shop.db.selectFrom('outbox').selectAll().where('subject', 'is not', null).execute()).length,
  })
  await hourly()
  const before = await counts()
  expect(before).toMatchObject({ wished: 1, worded: 2, sent: 2 })
  expect(before.events).toBeGreaterThan(0)
  shop.clock.pass({ days: 31 })
  await hourly()
  expect(await counts()).toEqual({ events: 0, wished: 0, worded: 2, sent: 2 })
  shop.clock.pass({ days: 60 })
  await hourly()
  expect(await counts()).toEqual({ events: 0, wished: 0, worded: 0, sent: 2 })
})
