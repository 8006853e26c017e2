import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { payFor, shopWithOrder } from '#test/shop/payment.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { smtpMailer } from './smtp.ts'

/** A third-party mail server on this machine; it refuses recipients of one domain. */
async function mailServer() {
  const taken: { to: string[]; raw: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address.endsWith('@nowhere.example') ? new Error('no such mailbox') : undefined),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        taken.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((ended) => server.close(() => ended())))
  const { port } = server.server.address() as AddressInfo
  return {
    taken,
    mailer: smtpMailer(`smtp://127.0.0.1:${port}`, () => ({ name: 'Shop', address: 'care@shop.example' })),
  }
}

test('an order’s mails reach a real mail server once each, with an id by which a second sending is known', async () => {
  const { taken, mailer } = await mailServer()
  const { shop, shopper, order } = await shopWithOrder({ webhooks: false, mailer })
  await payFor(shop, shopper, order.id)
  await Promise.all([sendMails(shop), sendMails(shop)])
  await sendMails(shop)
  expect(taken.map(({ to }) => to).sort()).toEqual(
    [[shopper.user.email], ['care@pasumaipantry.example']].sort(),
  )
  for (const { raw } of taken) {
    expect(raw).toMatch(/^Message-ID: <order-(confirmation|to-pack)-\d+\.[a-z0-9]+@shop\.example>/m)
    expect(raw).toContain('Content-Type: text/plain')
    expect(raw).toContain('Content-Type: text/html')
  }
})

test('one that the server does not accept waits for its next try, with what the server said', async () => {
  const { taken, mailer } = await mailServer()
  const { shop, shopper, order } = await shopWithOrder({ webhooks: false, mailer })
  await shop.db
    .updateTable('order_buyers')
    .set({ email: 'anitha@nowhere.example' })
    .where('order_id', '=', order.id)
    .execute()
  await payFor(shop, shopper, order.id)
  await sendMails(shop)
  expect(taken).toHaveLength(1)
  const waiting = await shop.db
    .selectFrom('outbox')
    .select(['kind', 'attempts', 'last_error'])
    .where('sent_at', 'is', null)
    .execute()
  expect(waiting).toEqual([
    {
      kind: 'order-confirmation',
      attempts: 1,
      last_error: expect.stringContaining('no such mailbox'),
    },
  ])
})
