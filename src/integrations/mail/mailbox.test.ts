import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sendMails } from '#test/shop/send-mails.ts'
import { createTestShop, signInAs } from '#test/shop/shop.ts'
import { mailboxMailer } from './mailbox.ts'

const now = () => new Date('2026-06-15T06:00:00Z')
const mailbox = () => join(mkdtempSync(join(tmpdir(), 'shop-mail-')), 'mailbox')

/** The mails in a folder, oldest first, decoded. */
const read = (folder: string) =>
  readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .map((mail) =>
      mail
        .replaceAll(/=\r\n/g, '')
        .replaceAll(/=([0-9A-F]{2})/g, (_coded, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    )

// Requirement D-55: Without SMTP, emails are written to a folder that the start-up output names (decision B16).
test('every email is a file with headers, text and HTML', async () => {
  const folder = mailbox()
  const mailer = mailboxMailer(folder, () => ({ name: 'Shop', address: 'care@shop.example' }), now)
  const mail = {
    to: 'anitha@example.com',
    subject: 'Hello',
    text: 'In plain words.',
    html: '<p>In HTML.</p>',
  }
  await Promise.all([mailer.send(mail), mailer.send(mail)])
  const [first, second, ...others] = read(folder)
  expect(others).toEqual([])
  for (const written of [first, second]) {
    expect(written).toMatch(/^From: Shop <care@shop.example>\r\nTo: anitha@example.com\r\nSubject: Hello\r\n/)
    expect(written).toContain('Date: Mon, 15 Jun 2026 06:00:00 +0000')
    expect(written).toContain('In plain words.')
    expect(written).toContain('<p>In HTML.</p>')
  }
  expect(mailer.destination).toContain(folder)
})

test('a mail stays in its folder, whatever its id is made of', async () => {
  const folder = mailbox()
  const mail = {
    to: 'anitha@example.com',
    subject: 'Hello',
    text: 'In plain words.',
    html: '<p>In HTML.</p>',
  }
  await mailboxMailer(folder, () => ({ name: '', address: 'care@shop.example' }), now).send({
    ...mail,
    id: 'example-x/../../../y',
  })
  expect(readdirSync(folder)).toEqual(['example-x-..-..-..-y.eml'])
})

test('the link of a written mail opens the way to a new pin', async () => {
  const folder = mailbox()
  const shop = await createTestShop({
    mailer: mailboxMailer(folder, () => ({ name: '', address: 'care@shop.example' }), now),
  })
  const { user } = await signInAs(shop, 'customer')
  await shop.visitor().post('/api/auth/forgot-password', { email: user.email })
  await sendMails(shop)
  const [, email = '', token] = /\/reset-password\/([^/\s]+)\/([\w-]+)/.exec(read(folder)[0] ?? '') ?? []
  const reset = { email: decodeURIComponent(email), token, pin: '7391' }
  expect((await shop.visitor().post('/api/auth/reset-password', reset)).statusCode).toBe(200)
  const login = { phone: user.phone, pin: '7391' }
  expect((await shop.visitor().post('/api/auth/login', login)).statusCode).toBe(200)
})
