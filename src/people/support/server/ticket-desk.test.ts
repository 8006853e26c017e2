import { expect, test } from 'vitest'
import { notifyMorningSummary } from '#backoffice/dashboard/server/notify-morning-summary.ts'
import { createShopWithPeople } from '#test/shop/orders.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { complaint, newTicketFormKey, submitTicket, ticketActionsOf } from '#test/shop/tickets.ts'

// Requirement D-207: A reply acknowledges a ticket and is emailed in the customer's language; a message to a resolved
//   ticket reopens it.
test('a reply acknowledges, is emailed in the customer’s language, and resolving is reported', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  const { id } = (
    await anitha.post('/ta/api/tickets', { form_key: newTicketFormKey(), kind: 'complaint', body: complaint })
  ).json()
  await sendMails(shop)
  shop.mails.length = 0
  const desk = ticketActionsOf(admin, id)
  const answered = (await desk.answer(1)).json()
  expect(answered).toMatchObject({
    state: 'acknowledged',
    acknowledged_at: '2026-06-15T06:00:00.000Z',
    messages: [{ from: 'customer' }, { from: 'shop', body: 'We are sorry.', by: 'Meena Admin' }],
  })
  expect((await desk.move('settle', answered.version)).json()).toMatchObject({ state: 'settled' })
  await sendMails(shop)
  expect(shop.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [anitha.user.email, 'உங்கள் டிக்கெட் T-00001: பதில் வந்திருக்கிறது'],
    [anitha.user.email, 'உங்கள் டிக்கெட் T-00001 தீர்ந்தது'],
  ])
  expect(shop.mails[0]?.text).toContain('We are sorry.')
  expect(shop.mails[0]?.text).toContain(`/ta/help/ticket/${id}`)
  // The customer must see the shop as the author, not an administrator's name.
  expect((await anitha.get(`/api/tickets/${id}`)).body).not.toContain('Meena')
  const activity = (await admin.get('/api/activity')).json()
  expect(activity.map((entry: { action: string }) => entry.action)).toEqual(['resolved', 'replied to'])
})

// Requirement D-208: If two people work on a ticket, the second sees the first one's change before saving.
test('if two people reply at once, the second sees the first reply before sending', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  const { id } = await submitTicket(anitha)
  const desk = ticketActionsOf(admin, id)
  const form_key = newTicketFormKey()
  expect((await desk.answer(1, 'We are sorry.', form_key)).statusCode).toBe(200)
  const second = await desk.answer(1, 'It will not happen again.')
  expect([second.statusCode, second.json()]).toMatchObject([
    409,
    {
      code: 'TICKET_CHANGED',
      current: { version: 2, messages: [{ body: complaint }, { body: 'We are sorry.' }] },
    },
  ])
  expect((await desk.move('settle', 1)).statusCode).toBe(409)
  // The first response was lost: the repeated request changes nothing.
  expect((await desk.answer(1, 'We are sorry.', form_key)).statusCode).toBe(200)
  expect((await desk.read()).messages).toHaveLength(2)
  // The customer's message counts as a change too.
  await anitha.post(`/api/tickets/${id}/messages`, { form_key: newTicketFormKey(), body: 'Well?' })
  expect((await desk.move('settle', 2)).statusCode).toBe(409)
  await sendMails(shop)
  expect(shop.mails.filter(({ subject }) => subject.includes('replied to your'))).toHaveLength(1)
})

// Requirement D-209: The list of tickets shows what is due next first, and stays fast however many there are.
test('the list shows what is due next first, in pages, with resolved tickets apart, and finds a number', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  const ids = []
  for (let at = 0; at < 4; at++) {
    ids.push((await submitTicket(anitha)).id)
    shop.clock.pass({ minutes: 1 })
  }
  const [first, second, third, fourth] = ids
  await ticketActionsOf(admin, first).move('acknowledge', 1)
  await ticketActionsOf(admin, second).move('settle', 1)
  const list = async (query: string) => {
    const answer = await admin.get(`/api/ticket-desk?${query}`)
    const next = /cursor=([^&>]+)/.exec(String(answer.headers.link))?.[1]
    return {
      ids: answer.json().map(({ id }: { id: number }) => id),
      next,
      total: answer.headers['x-total-count'],
    }
  }
  const page = await list('limit=2')
  expect(page).toMatchObject({ ids: [third, fourth], total: '3' })
  expect((await list(`limit=2&cursor=${page.next}`)).ids).toEqual([first])
  expect((await list('show=settled')).ids).toEqual([second])
  expect((await list('q=T-00003')).ids).toEqual([third])
  expect((await list('q=muesli')).ids).toEqual([])
  expect((await list(`user_id=${anitha.user.id}&limit=1`)).ids).toEqual([fourth])
})

// Requirement D-204
test('overdue tickets are in the morning summary', async () => {
  const { shop, admin, anitha } = await createShopWithPeople()
  await submitTicket(anitha)
  const { id } = await submitTicket(anitha)
  await ticketActionsOf(admin, id).move('acknowledge', 1)
  // The third morning, at eight.
  shop.clock.pass({ days: 2, minutes: 20 * 60 + 30 })
  await sendMails(shop)
  shop.mails.length = 0
  await notifyMorningSummary(shop)
  await sendMails(shop)
  expect(shop.mails[0]?.text).toContain('Overdue tickets: 1')
  expect(shop.mails[0]?.text).toContain('T-00001: acknowledgement was due by Wed, 17 Jun')
})
