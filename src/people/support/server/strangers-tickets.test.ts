import { expect, test } from 'vitest'
import { createShopWithPeople } from '#test/shop/orders.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import {
  complaint,
  linkKeyIn,
  newTicketFormKey,
  openTicketAsVisitor,
  ticketActionsOf,
} from '#test/shop/tickets.ts'

// Requirement D-206: Visitors follow a ticket only through the link in its email, customers when logged in, and
//   nobody sees another person's ticket.
test('a stranger gets the number, and by email the only link that opens the ticket', async () => {
  const { shop, admin } = await createShopWithPeople()
  const opened = await openTicketAsVisitor(shop)
  expect([opened.statusCode, opened.json()]).toEqual([
    201,
    { number: 'T-00001', message: 'We’ve received your message. Your ticket number is T-00001.' },
  ])
  await sendMails(shop)
  const mail = shop.mails.find(({ to }) => to === 'devi@example.com')
  // Anyone can enter anyone's address, so the message must not be mailed there.
  expect(mail?.text).not.toContain('gluten')
  const key = linkKeyIn(mail?.text)
  const link = `/api/tickets/by-link/${key}`
  expect((await shop.visitor().post(`${link}/confirmation`, {})).statusCode).toBe(200)
  const read = await shop.visitor().get(link)
  expect(read.headers['cache-control']).toBe('no-store')
  expect(read.json()).toMatchObject({ number: 'T-00001', messages: [{ body: 'Is there gluten in it?' }] })
  const desk = ticketActionsOf(admin, 1)
  await desk.answer((await desk.read()).version, 'No.')
  await shop.visitor().post(`${link}/messages`, { form_key: newTicketFormKey(), body: 'Thank you.' })
  const { messages } = (await shop.visitor().get(link)).json()
  expect(messages.map((message: { body: string }) => message.body)).toEqual([
    'Is there gluten in it?',
    'No.',
    'Thank you.',
  ])
  const guessed = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`
  expect((await shop.visitor().get(`/api/tickets/by-link/${guessed}`)).statusCode).toBe(404)
})

test('who asks without an account says who they are, in words that are told beside the field', async () => {
  const { shop } = await createShopWithPeople()
  expect((await openTicketAsVisitor(shop, { name: '', email: 'devi', phone: '98' })).json().fields).toEqual({
    name: 'Name should not be empty',
    email: 'Enter a valid Email',
    phone: 'Enter a valid 10-digit phone number',
  })
  expect((await openTicketAsVisitor(shop, { kind: 'return' })).statusCode).toBe(400)
  expect((await openTicketAsVisitor(shop, { body: ' ' })).json().fields).toEqual({
    body: 'Enter a message.',
  })
})

// Requirement D-354: Each mailbox and network can open only a limited number of tickets for unverified addresses; all
//   other tickets are accepted, and at most thirty confirmation emails are sent per hour.
test('an address with a plus label is the same mailbox', async () => {
  const { shop } = await createShopWithPeople()
  const answers = []
  for (let at = 0; at < 6; at++)
    answers.push((await openTicketAsVisitor(shop, { email: `devi+${at}@example.com` })).statusCode)
  expect(answers).toEqual([201, 201, 201, 201, 201, 429])
})

// Requirement D-354
test('a network opens five tickets an hour for unverified addresses, without reducing those of others', async () => {
  const { shop, anitha } = await createShopWithPeople()
  const stranger = (at: number, network: string, path = '') =>
    shop.visitor().post(
      `${path}/api/tickets/ask`,
      {
        form_key: newTicketFormKey(),
        kind: 'question',
        name: 'Devi',
        email: `devi${at}@example.com`,
        body: complaint,
      },
      { headers: { 'x-forwarded-for': network } },
    )
  for (let at = 0; at < 5; at++) expect((await stranger(at, '203.0.113.7')).statusCode).toBe(201)
  const refused = await stranger(5, '203.0.113.7')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
  const { phones, email } = shop.store()
  expect(refused.json()).toMatchObject({
    code: 'TOO_MANY_TICKETS',
    message: `We’ve received too many tickets from your internet connection in the last hour. Try again in an hour, or call us on ${phones[0]} or email ${email}.`,
  })
  const inTamil = (await stranger(5, '203.0.113.7', '/ta')).json().message
  expect(inTamil).toContain('நெட்வொர்க்')
  expect(inTamil).toContain(phones[0])
  expect(inTamil).toContain(email)
  expect((await stranger(6, '203.0.113.8')).statusCode).toBe(201)
  expect(
    (
      await anitha.post(
        '/api/tickets',
        { form_key: newTicketFormKey(), kind: 'complaint', body: complaint },
        { headers: { 'x-forwarded-for': '203.0.113.7' } },
      )
    ).statusCode,
  ).toBe(201)
  shop.clock.pass({ minutes: 61 })
  expect((await stranger(7, '203.0.113.7')).statusCode).toBe(201)
})

// Requirement D-203
test('one address gets emails about five tickets a day', async () => {
  const { shop } = await createShopWithPeople()
  const answers = []
  for (let at = 0; at < 6; at++)
    answers.push((await openTicketAsVisitor(shop, { email: 'Devi@example.com' })).statusCode)
  expect(answers).toEqual([201, 201, 201, 201, 201, 429])
  shop.clock.pass({ days: 1, minutes: 1 })
  expect((await openTicketAsVisitor(shop)).statusCode).toBe(201)
})
