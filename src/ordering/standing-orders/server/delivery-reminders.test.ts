import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sendMails } from '#test/shop/send-mails.ts'
import { listOf, remindersOf, shopWithStandingOrder } from '#test/shop/standing-orders.ts'
import { remindOfDeliveries } from './remind-of-deliveries.ts'

// Requirement D-436
test('a paused one has no reminders, and resuming starts an interval from today', async () => {
  const { shop, shopper, standing } = await shopWithStandingOrder()
  const change = (body: object) => shopper.put(`/api/standing-orders/${standing.id}`, body)
  expect((await change({ paused: true })).json()).toMatchObject({ paused: true, unanswered: false })
  shop.clock.pass({ days: 20 })
  await remindOfDeliveries(shop)
  await sendMails(shop)
  expect(remindersOf(shop, shopper)).toEqual([])
  expect((await change({ paused: false })).json()).toMatchObject({ paused: false, next_on: '2026-07-19' })
  expect((await change({ weeks: 4 })).json()).toMatchObject({ weeks: 4, next_on: '2026-07-19' })
  expect((await change({ weeks: 3 })).statusCode).toBe(400)
})

// Requirement D-436
test('unanswered deliveries are passed over, and the third one pauses', async () => {
  const { shop, shopper } = await shopWithStandingOrder()
  const states: [string, number, boolean][] = []
  for (let week = 0; week < 8; week++) {
    shop.clock.pass({ days: 7 })
    await remindOfDeliveries(shop)
    const { next_on, unanswered, paused } = await shop.db
      .selectFrom('standing_orders')
      .select(['unanswered', 'paused', sql<string>`next_on::text`.as('next_on')])
      .executeTakeFirstOrThrow()
    states.push([next_on, unanswered, paused])
  }
  expect(states).toEqual([
    ['2026-06-29', 0, false],
    ['2026-06-29', 0, false],
    ['2026-07-13', 1, false],
    ['2026-07-13', 1, false],
    ['2026-07-27', 2, false],
    ['2026-07-27', 2, false],
    ['2026-08-10', 3, true],
    ['2026-08-10', 3, true],
  ])
  await shopper.logInAgain()
  expect(await listOf(shopper)).toMatchObject([{ paused: true, unanswered: true }])
  const resumed = await shopper.put(`/api/standing-orders/${(await listOf(shopper))[0].id}`, {
    paused: false,
  })
  expect(resumed.json()).toMatchObject({ paused: false, unanswered: false, next_on: '2026-08-24' })
  await sendMails(shop)
  expect(remindersOf(shop, shopper)).toHaveLength(3)
})

// Requirement D-436
test('after the shop was down, there is one reminder, with a week to answer it', async () => {
  const { shop, shopper } = await shopWithStandingOrder()
  // Five deliveries and two days.
  shop.clock.pass({ days: 72 })
  await shopper.logInAgain()
  await remindOfDeliveries(shop)
  await remindOfDeliveries(shop)
  await sendMails(shop)
  expect(remindersOf(shop, shopper)).toHaveLength(1)
  // Today is 26 August: the delivery of 7 September, a Monday like the others, is next.
  expect(await listOf(shopper)).toMatchObject([{ next_on: '2026-06-29', due: true, skips_to: '2026-09-07' }])
  shop.clock.pass({ days: 7 })
  await remindOfDeliveries(shop)
  expect(await listOf(shopper)).toMatchObject([{ next_on: '2026-09-07', due: false, paused: false }])
})

// Requirement D-437: The reminder and the page show today's prices and what of the delivery can be bought. If nothing can, the
//   customer isn't reminded, and the delivery doesn't count as unanswered (decision X54).
test('the reminder names what is short or gone, at the prices of the day', async () => {
  const { shop, shopper, muesli, standing } = await shopWithStandingOrder()
  const large = standing.lines.find(({ pack_id }: { pack_id: number }) => pack_id !== muesli.pack_id)
  await shop.db
    .updateTable('packs')
    .set({ stock: 1, price_paise: 40_050 })
    .where('id', '=', muesli.pack_id)
    .execute()
  await shop.db.updateTable('packs').set({ on_sale: false }).where('id', '=', large.pack_id).execute()
  shop.clock.pass({ days: 14 })
  await remindOfDeliveries(shop)
  await sendMails(shop)
  const text = remindersOf(shop, shopper)[0]?.text
  expect(text).toMatch(/1 × .*: ₹400\.50 \(only 1 available\)/)
  expect(text).toContain(`${large.name}: not available now`)
  expect(text).toContain('Total at today’s prices: ₹400.50')
  const [listed] = await listOf(shopper)
  expect(listed.total).toBe(400.5)
  expect(listed.lines).toMatchObject([
    { available: 1, price: 400.5, quantity: 3 },
    { available: 0, quantity: 2 },
  ])
})

// Requirement D-437
test('a delivery of which nothing is in stock waits a week for it, and then passes without blame', async () => {
  const { shop, shopper } = await shopWithStandingOrder()
  const setStock = (stock: number) => shop.db.updateTable('packs').set({ stock }).execute()
  await setStock(0)
  shop.clock.pass({ days: 14 })
  await remindOfDeliveries(shop)
  shop.clock.pass({ days: 2 })
  await setStock(5)
  await remindOfDeliveries(shop)
  await sendMails(shop)
  expect(remindersOf(shop, shopper)).toHaveLength(1)

  await setStock(0)
  await shopper.post(`/api/standing-orders/${(await listOf(shopper))[0].id}/skip`, { next_on: '2026-06-29' })
  shop.clock.pass({ days: 12 })
  for (let day = 0; day < 8; day++) {
    await remindOfDeliveries(shop)
    shop.clock.pass({ days: 1 })
  }
  await shopper.logInAgain()
  expect(await listOf(shopper)).toMatchObject([{ next_on: '2026-07-27', paused: false }])
  expect(await shop.db.selectFrom('standing_orders').select('unanswered').execute()).toEqual([
    { unanswered: 0 },
  ])
  await sendMails(shop)
  expect(remindersOf(shop, shopper)).toHaveLength(1)
})

test('reminders are written from eight in the morning on, and not while the shop takes no orders', async () => {
  const { shop, shopper } = await shopWithStandingOrder()
  // 15 June, 11:30 in India, to 29 June, 07:59.
  shop.clock.pass({ days: 13, minutes: 20 * 60 + 29 })
  await remindOfDeliveries(shop)
  await sendMails(shop)
  expect(remindersOf(shop, shopper)).toEqual([])
  shop.clock.pass({ minutes: 1 })
  await remindOfDeliveries(shop)
  await sendMails(shop)
  expect(remindersOf(shop, shopper)).toHaveLength(1)
})

test('the reminder is in the customer’s language', async () => {
  const { shop, shopper } = await shopWithStandingOrder()
  await shop.db.updateTable('users').set({ locale: 'ta' }).where('id', '=', shopper.user.id).execute()
  shop.clock.pass({ days: 14 })
  await remindOfDeliveries(shop)
  await sendMails(shop)
  const mail = shop.mails.find(
    ({ to, subject }) => to === shopper.user.email && subject.includes('அடுத்த டெலிவரி'),
  )
  expect(mail?.text).toContain('/ta/standing-orders')
})

test('days are those of the shop in India', async () => {
  const { shop, shopper, order, standing } = await shopWithStandingOrder()
  await shopper.delete(`/api/standing-orders/${standing.id}`)
  // 15 June, 18:29 in London: a minute before midnight in India. Then 16 June there.
  shop.clock.pass({
    minutes: 12 * 60 + 29 - shop.clock.now().getUTCHours() * 60 + 6 * 60 - shop.clock.now().getUTCMinutes(),
  })
  const start = async () =>
    (await shopper.post('/api/standing-orders', { order_id: order.id, weeks: 2 })).json().next_on
  expect(await start()).toBe('2026-06-29')
  await shopper.delete(`/api/standing-orders/${(await listOf(shopper))[0].id}`)
  shop.clock.pass({ minutes: 2 })
  expect(await start()).toBe('2026-06-30')
})
