import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { parseSender } from './mail-sender.ts'
import { smtpMailer } from './smtp.ts'

/** A mail server's replies to each command, a minimum of RFC 5321. */
const replies: Record<string, string> = {
  EHLO: '250-test\r\n250 AUTH PLAIN',
  AUTH: '235 welcome',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  QUIT: '221 bye',
  STARTTLS: '502 not here',
}

/** A local mail server that stores the commands it receives. */
async function mailServer({ refuses, address = '127.0.0.1' }: { refuses?: string; address?: string } = {}) {
  const heard: string[] = []
  const server = createServer((socket) => {
    let inData = false
    socket.on('error', () => {})
    socket.write('220 test\r\n')
    createInterface({ input: socket }).on('line', (line) => {
      heard.push(line)
      if (inData && line !== '.') return
      const command = inData ? 'END' : (line.split(' ')[0] ?? '').toUpperCase()
      inData = command === 'DATA'
      const reply = command === refuses ? '550 no' : (replies[command] ?? '250 ok')
      socket.write(`${reply}\r\n`)
    })
  })
  server.listen(0, address)
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { heard, port: (server.address() as AddressInfo).port }
}

const mail = { to: 'anitha@example.com', subject: 'Hello', text: 'In plain words.', html: '<p>In HTML.</p>' }

// Requirement D-54: Email is sent through SMTP if it is configured (decision B16).
test('an email reaches the server with sender, recipient, login, text and HTML', async () => {
  const { heard, port } = await mailServer()
  const url = `smtp://shop%40example.com:s%3Acret@127.0.0.1:${port}`
  await smtpMailer(url, () => ({ name: 'Shop', address: 'care@shop.example' })).send(mail)
  const login = Buffer.from('\0shop@example.com\0s:cret').toString('base64')
  expect(heard).toContain(`AUTH PLAIN ${login}`)
  expect(heard).toContain('MAIL FROM:<care@shop.example>')
  expect(heard).toContain('RCPT TO:<anitha@example.com>')
  expect(heard).toContain('In plain words.')
  expect(heard).toContain('<p>In HTML.</p>')
})

// Requirement D-326: Emails come from the shop's own address, even if the shop's name looks like another one.
test.each([
  'Shop <ceo@bank.example>',
  'ceo@bank.example',
  'Shop, ceo@bank.example',
  'A\r\nBcc: ceo@bank.example',
])('a shop named %j still sends from its own address', async (name) => {
  const { heard, port } = await mailServer()
  const sender = () => ({ name, address: 'care@shop.example' })
  await smtpMailer(`smtp://127.0.0.1:${port}`, sender).send({ ...mail, id: 'a' })
  expect(heard).toContain('MAIL FROM:<care@shop.example>')
  expect(heard.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<anitha@example.com>'])
  const from = heard.find((line) => line.startsWith('From:'))
  expect(from).toMatch(/^From: (?:".*"|=\?.*\?=) <care@shop\.example>$/)
  expect(heard.filter((line) => /^Bcc:/i.test(line))).toEqual([])
})

test.each([
  ['care@shop.example', { name: '', address: 'care@shop.example' }],
  ['Shop <care@shop.example>', { name: 'Shop', address: 'care@shop.example' }],
  ['"Shop, Ltd" <care@shop.example>', { name: 'Shop, Ltd', address: 'care@shop.example' }],
  ['<care@shop.example>', { name: '', address: 'care@shop.example' }],
  ['Shop <a@b.in> <care@shop.example>', undefined],
  ['a@b.in, care@shop.example', undefined],
  ['Shop', undefined],
])('the setting %j names %j', (text, sender) => {
  expect(parseSender(text)).toEqual(sender)
})

test('a mail is recognised by its id, of which nothing can end the line', async () => {
  const { heard, port } = await mailServer()
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, () => ({
    name: 'Shop',
    address: 'care@shop.example',
  }))
  await mailer.send({ ...mail, id: 'example-x>\r\nBcc: a@b/../y' })
  expect(heard).toContain('Message-ID: <example-x---Bcc:-a-b-..-y@shop.example>')
})

// Requirement D-355
test('emails with the same number in two databases have different ids, and retries keep the same id', async () => {
  const { heard, port } = await mailServer()
  const sender = () => ({ name: 'Shop', address: 'care@shop.example' })
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, sender)
  const id = 'ticket-to-answer-42'
  for (const writtenAt of ['2026-06-15T06:00:00Z', '2026-06-15T06:00:00Z', '2026-06-16T07:00:00Z'])
    await mailer.send({ ...mail, id, writtenAt: new Date(writtenAt) })
  const [first, again, other] = heard.filter((line) => line.startsWith('Message-ID:'))
  expect(first).toMatch(/^Message-ID: <ticket-to-answer-42\.[a-z0-9]+@shop\.example>$/)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('a mail that the server refuses is an error for the caller', async () => {
  const { port } = await mailServer({ refuses: 'RCPT' })
  await expect(
    smtpMailer(`smtp://127.0.0.1:${port}`, () => ({ name: '', address: 'care@shop.example' })).send(mail),
  ).rejects.toThrow('550')
})

test('a server of another machine that does not encrypt is told neither login nor mail', async () => {
  const { heard, port } = await mailServer({ address: '127.0.0.2' })
  const sending = smtpMailer(`smtp://shop:secret@127.0.0.2:${port}`, () => ({
    name: '',
    address: 'care@shop.example',
  })).send(mail)
  await expect(sending).rejects.toThrow(/TLS/)
  expect(heard.filter((line) => /^(AUTH|MAIL|RCPT|DATA)/.test(line))).toEqual([])
})
