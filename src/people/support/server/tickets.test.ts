import { expect, test } from 'vitest'
import { addOrder, createShopWithPeople } from '#test/shop/orders.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { complaint, newTicketFormKey, submitTicket, ticketActionsOf } from '#test/shop/tickets.ts'

// Requirement D-203: Anyone can open a ticket, from an order or with a form; its number is shown and emailed at once,
//   and the merchant is notified.
test('a ticket about an order has its number at once and by email, and the merchant is notified', async () => {
  const { shop, anitha } = await createShopWithPeople()
  const order = await addOrder(shop, anitha)
  const opened = await submitTicket(anitha, { order_id: order })
  expect(opened).toMatchObject({
    number: 'T-00001',
    message: 'We’ve received your message. Your ticket number is T-00001.',
  })
  expect((await anitha.get(`/api/tickets/${opened.id}`)).json()).toMatchObject({
    number: 'T-00001',
    state: 'open',
    order_id: order,
    messages: [{ from: 'customer', body: complaint }],
  })
  await sendMails(shop)
  const [toCustomer, toMerchant] = shop.mails
  expect(toCustomer).toMatchObject({ to: anitha.user.email, subject: 'We’ve received your ticket T-00001' })
  expect(toCustomer?.text).toContain(`${shop.settings.publicUrl}/help/ticket/${opened.id}`)
  expect(toMerchant).toMatchObject({
    to: shop.store().email,
    subject: 'Ticket T-00001 from Anitha Raj needs a reply',
  })
  expect(toMerchant?.text).toContain(complaint)
})

// Requirement D-204: A ticket has two deadlines, for acknowledging (48 hours) and for resolving it (a month), which
//   are store settings; overdue tickets are in the morning summary.
test('a ticket is acknowledged within 48 hours and resolved within a calendar month', async () => {
  const { shop, anitha, kavin, admin } = await createShopWithPeople()
  const { id } = await submitTicket(anitha)
  expect(await ticketActionsOf(admin, id).read()).toMatchObject({
    opened_at: '2026-06-15T06:00:00.000Z',
    acknowledge_by: '2026-06-17T06:00:00.000Z',
    settle_by: '2026-07-15T06:00:00.000Z',
  })
  // A month from 31 January must end with February.
  shop.clock.pass({ days: 230 })
  await Promise.all([kavin.logInAgain(), admin.logInAgain()])
  const { id: later } = await submitTicket(kavin)
  expect(await ticketActionsOf(admin, later).read()).toMatchObject({
    opened_at: '2027-01-31T06:00:00.000Z',
    settle_by: '2027-02-28T06:00:00.000Z',
  })
})

// Requirement D-204
test('the merchant sets the deadlines of tickets', async () => {
  const { anitha, admin } = await createShopWithPeople()
  const { facts, version } = (await admin.get('/api/store')).json()
  const grievances = { acknowledgeHours: 24, settleMonths: 2 }
  expect((await admin.put('/api/store', { facts: { ...facts, grievances }, version })).statusCode).toBe(200)
  const { id } = await submitTicket(anitha)
  expect(await ticketActionsOf(admin, id).read()).toMatchObject({
    acknowledge_by: '2026-06-16T06:00:00.000Z',
    settle_by: '2026-08-15T06:00:00.000Z',
  })
})

// Requirement D-205: A return names items of its own order and a reason.
test('a return lists its order’s items and the reason', async () => {
  const { shop, anitha } = await createShopWithPeople()
  const order = await addOrder(shop, anitha)
  const [item] = (await anitha.get(`/api/orders/${order}/items`)).json()
  const back = (more: object) =>
    anitha.post('/api/tickets', {
      form_key: newTicketFormKey(),
      kind: 'return',
      order_id: order,
      body: complaint,
      ...more,
    })
  const lines = [{ order_item_id: item.id, quantity: 1 }]
  expect((await back({ lines })).json().fields).toEqual({ reason: 'Select a reason.' })
  expect((await back({ reason: 'damaged' })).json().fields).toEqual({
    lines: 'Select at least one item.',
  })
  for (const wrong of [
    [{ order_item_id: item.id, quantity: 3 }],
    [{ order_item_id: item.id + 1, quantity: 1 }],
    [...lines, ...lines],
  ])
    expect((await back({ reason: 'damaged', lines: wrong })).json().fields).toEqual({
      lines: 'These items don’t match your order. Check the items and quantities.',
    })
  expect((await anitha.get('/api/tickets')).json()).toEqual([])
  const { id } = (await back({ reason: 'damaged', lines })).json()
  expect((await anitha.get(`/api/tickets/${id}`)).json()).toMatchObject({
    kind: 'return',
    reason: 'damaged',
    lines: [{ name: 'Millet Muesli', size: '400 g', quantity: 1 }],
  })
})

// Requirement D-203
test('the same form opens one ticket, and with other text shows a message', async () => {
  const { anitha, shop } = await createShopWithPeople()
  const form_key = newTicketFormKey()
  const first = await submitTicket(anitha, { form_key })
  expect(await submitTicket(anitha, { form_key })).toEqual(first)
  expect(await submitTicket(anitha, { form_key, body: 'And it was late.' })).toMatchObject({
    code: 'ENTERED_DIFFERENTLY',
  })
  expect((await anitha.get('/api/tickets')).json()).toHaveLength(1)
  await sendMails(shop)
  expect(shop.mails).toHaveLength(2)
})

// Requirement D-206
test('nobody can ask about or read another person’s order or ticket', async () => {
  const { shop, anitha, kavin } = await createShopWithPeople()
  const order = await addOrder(shop, anitha)
  expect(await submitTicket(kavin, { order_id: order })).toMatchObject({ code: 'NOT_FOUND' })
  const { id } = await submitTicket(anitha, { order_id: order })
  expect((await kavin.get(`/api/tickets/${id}`)).statusCode).toBe(404)
  expect(
    (await kavin.post(`/api/tickets/${id}/messages`, { form_key: newTicketFormKey(), body: complaint }))
      .statusCode,
  ).toBe(404)
  expect((await kavin.get(`/api/ticket-desk/${id}`)).statusCode).toBe(403)
})
