import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { smtpMailer } from '#integrations/mail/smtp.ts'
import { createTestShop, type TestShop } from '#test/shop/shop.ts'
import { sendMails } from './send-mails.ts'
import { writeMail } from './write-mail.ts'

/** A mail server that answers slowly. */
async function slowServer() {
  const heard: string[] = []
  const most = { atOnce: 0 }
  let under = 0
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData: (stream, _session, done) => {
      under += 1
      most.atOnce = Math.max(most.atOnce, under)
      let text = ''
      stream.on('data', (bytes: Buffer) => {
        text += bytes.toString()
      })
      stream.on('end', async () => {
        await pause(250)
        heard.push(/^Message-ID: <([^@]+)@/im.exec(text)?.[1] ?? '')
        under -= 1
        done()
      })
    },
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  onTestFinished(() => void server.close())
  const { port } = listening.address() as AddressInfo
  const sender = () => ({ name: 'Shop', address: 'care@shop.example' })
  return { heard, most, mailer: smtpMailer(`smtp://127.0.0.1:${port}`, sender) }
}

const writeMails = ({ db, clock }: TestShop, kind: 'order-to-pack' | 'order-confirmation', count: number) =>
  db.transaction().execute(async (trx) => {
    for (let number = 1; number <= count; number++)
      await writeMail(trx, {
        kind,
        subjectKey: String(number),
        locale: 'en',
        now: clock.now(),
        mail: { to: 'anitha@example.com', subject: kind, text: 'Words.', html: '<p>Words.</p>' },
      })
  })

const makers = { composers: {}, attachers: {} }

// Requirement D-346: Customers' emails are sent before the merchant's, several at a time, each once for any number of
//   processes; if a process dies, its emails are sent by another with the same message id.
test('three processes send each email once through a slow server, customers’ before the merchant’s older ones', async () => {
  const { heard, most, mailer } = await slowServer()
  const shop = await createTestShop({ mailer })
  await writeMails(shop, 'order-to-pack', 60)
  shop.clock.pass({ minutes: 5 })
  await writeMails(shop, 'order-confirmation', 30)
  const sent = await Promise.all([1, 2, 3].map(() => sendMails(shop, makers)))
  expect(sent.reduce((sum, each) => sum + each, 0)).toBe(90)
  expect(heard).toHaveLength(90)
  expect(new Set(heard).size).toBe(90)
  expect(most.atOnce).toBeGreaterThan(5)
  expect(most.atOnce).toBeLessThanOrEqual(15)
  const last = Math.max(...heard.map((id, place) => (id.startsWith('order-confirmation') ? place : 0)))
  // Twelve of fifteen lanes prefer customers' mails, three go by age.
  expect(last).toBeLessThan(55)
})

// Requirement D-346
test('if a process dies, another one sends its emails under the same ids', async () => {
  const { heard, mailer } = await slowServer()
  let die = true
  const hooks = {
    at: async (point: string) => {
      if (point === 'mail:sent' && die) throw new Error('killed')
    },
  }
  const shop = await createTestShop({ mailer, hooks })
  await writeMails(shop, 'order-confirmation', 12)
  await expect(sendMails(shop, makers)).rejects.toThrow('killed')
  die = false
  const accepted = [...heard]
  expect(accepted.length).toBeLessThanOrEqual(5)
  shop.clock.pass({ seconds: 11 })
  expect(await sendMails(shop, makers)).toBe(12)
  expect(new Set(heard).size).toBe(12)
  expect(heard).toHaveLength(12 + accepted.length)
})
