import { EventEmitter, once } from 'node:events'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createTestShop, signInAs } from '../../../../test/shop.ts'
import type { Mail } from '../../../integrations/mail/mailer.ts'

/** A shop whose mails can be waited for, and somebody who forgot their pin. */
async function shopWithPost() {
  const post = new EventEmitter<{ mail: [Mail] }>()
  const send = async (mail: Mail) => void post.emit('mail', mail)
  const shop = await createTestShop({
    env: { PUBLIC_URL: 'https://shop.example' },
    mailer: { destination: 'the test', send },
  })
  const owner = await signInAs(shop, 'customer', { email: "o'neill+shop@example.com" })
  const askForLink = async () => {
    const arriving = once(post, 'mail')
    await shop.visitor().post('/api/auth/forgot-password', { email: owner.user.email })
    const [mail] = (await arriving) as [Mail]
    return { mail, ...readLink(mail) }
  }
  const setPin = (link: { email: string; token: string }, pin = '7777') =>
    shop.visitor().post('/api/auth/reset-password', { ...link, pin })
  const logIn = (pin: string) => shop.visitor().post('/api/auth/login', { phone: owner.user.phone, pin })
  return { shop, owner, askForLink, setPin, logIn }
}

function readLink({ text }: Mail) {
  const [, email = '', token = ''] =
    /https:\/\/shop\.example\/reset-password\/([^/\s]+)\/([\w-]+)\n/.exec(text) ?? []
  return { email: decodeURIComponent(email), token }
}

test('the mailed link sets a new pin, once', async () => {
  const { owner, askForLink, setPin, logIn } = await shopWithPost()
  const { mail, ...link } = await askForLink()
  expect(mail).toMatchObject({ to: owner.user.email, subject: expect.stringContaining('Pasumai Pantry') })
  expect(mail.html).toContain(`/${link.token}"`)
  const answer = await setPin(link)
  expect(answer.json()).toEqual({ message: 'Password Reset Successful! Go back and login.' })
  expect((await logIn('7777')).statusCode).toBe(200)
  const again = await setPin(link, '8888')
  expect(again.statusCode).toBe(400)
  expect(again.json()).toMatchObject({ code: 'LINK_EXPIRED', error: expect.stringContaining('link') })
  expect((await logIn('8888')).statusCode).toBe(401)
})

test('the answer is the same for an e-mail without an account, and no mail goes out', async () => {
  const shop = await createTestShop()
  const { user } = await signInAs(shop, 'customer')
  const ask = (email: string) => shop.visitor().post('/api/auth/forgot-password', { email })
  const known = await ask(user.email)
  const unknown = await ask('nobody@example.com')
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
  await shop.app.close()
  expect(shop.mails.map((mail) => mail.to)).toEqual([user.email])
})

test('the link is dead after thirty minutes, and with another e-mail', async () => {
  const { shop, askForLink, setPin } = await shopWithPost()
  const other = await signInAs(shop, 'customer')
  const link = await askForLink()
  expect((await setPin({ ...link, email: other.user.email })).statusCode).toBe(400)
  shop.clock.pass({ minutes: 30 })
  expect((await setPin(link)).statusCode).toBe(400)
})

test('using one link ends the others, every login and the wait after wrong pins', async () => {
  const { owner, askForLink, setPin, logIn } = await shopWithPost()
  const earlier = await askForLink()
  const later = await askForLink()
  for (let i = 0; i < 5; i++) await setPin({ email: owner.user.email, token: `guess${i}` })
  expect((await setPin(later)).statusCode).toBe(200)
  expect((await setPin(earlier)).statusCode).toBe(400)
  expect((await owner.get('/api/profile')).statusCode).toBe(401)
  expect((await logIn('7777')).statusCode).toBe(200)
})

test('a locked account opens again with a new pin', async () => {
  const { shop, owner, askForLink, setPin, logIn } = await shopWithPost()
  const locked = { phone: owner.user.phone, tries: 20, last_at: shop.clock.now() }
  await shop.db.insertInto('pin_guesses').values(locked).execute()
  const refused = await logIn('7777')
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({
    code: 'PIN_RESET_NEEDED',
    error: expect.stringContaining('new pin'),
  })
  await setPin(await askForLink())
  expect((await logIn('7777')).statusCode).toBe(200)
})

test('of several uses of one link at once one works', async () => {
  const { askForLink, setPin } = await shopWithPost()
  const link = await askForLink()
  const answers = await Promise.all(['1111', '2222', '3333', '4444'].map((pin) => setPin(link, pin)))
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400, 400, 400])
})

test('a mailbox is not filled by asking again and again', async () => {
  const shop = await createTestShop()
  const { user } = await signInAs(shop, 'customer')
  for (let i = 0; i < 8; i++) await shop.visitor().post('/api/auth/forgot-password', { email: user.email })
  await shop.app.close()
  expect(shop.mails).toHaveLength(5)
})

test('only the hash of a link is stored', async () => {
  const { shop, askForLink } = await shopWithPost()
  const { token } = await askForLink()
  const stored = await shop.db.selectFrom('pin_resets').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(token)
})

test('a mail that cannot be sent is logged, and the shopper is answered as ever', async () => {
  const logged: string[] = []
  const log = pino({ level: 'error' }, { write: (line) => void logged.push(line) })
  const send = () => Promise.reject(new Error('mail server is away'))
  const shop = await createTestShop({ log, mailer: { destination: 'nowhere', send } })
  const { user } = await signInAs(shop, 'customer')
  const answer = await shop.visitor().post('/api/auth/forgot-password', { email: user.email })
  expect(answer.statusCode).toBe(200)
  await shop.app.close()
  expect(logged.join()).toContain('mail server is away')
})

test.each([
  ['/api/auth/forgot-password', { email: '' }, 'Email should not be empty'],
  ['/api/auth/forgot-password', { email: 'anitha' }, 'Enter a valid Email'],
  ['/api/auth/reset-password', { email: 'a@b.co', token: 'x', pin: '12' }, 'Pin must be exactly 4 digits'],
])('%s refuses %j with a sentence', async (url, body, sentence) => {
  const shop = await createTestShop()
  const refused = await shop.visitor().post(url, body)
  expect(refused.statusCode).toBe(400)
  expect(refused.json().error).toBe(sentence)
})
