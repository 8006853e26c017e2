import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { Mail } from '#integrations/mail/mailer.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { createTestShop, signInAs, type TestShop } from '#test/shop/shop.ts'

/** A shop, and a customer who forgot their PIN. */
async function shopWithPost(options: Parameters<typeof createTestShop>[0] = {}) {
  const shop = await createTestShop({ env: { PUBLIC_URL: 'https://shop.example' }, ...options })
  const owner = await signInAs(shop, 'customer', { email: "o'neill+shop@example.com" })
  const forgetPin = (email = owner.user.email) => shop.visitor().post('/api/auth/forgot-password', { email })
  const askForLink = async () => {
    await forgetPin()
    await sendMails(shop)
    return readLink(shop.mails.at(-1))
  }
  const setPin = (link: { email: string; token: string }, pin = '7391') =>
    shop.visitor().post('/api/auth/reset-password', { ...link, pin })
  const logIn = (pin: string) => shop.visitor().post('/api/auth/login', { phone: owner.user.phone, pin })
  return { shop, owner, forgetPin, askForLink, setPin, logIn }
}

const outbox = ({ db }: TestShop) => db.selectFrom('outbox').selectAll().orderBy('id').execute()

function readLink(mail: Mail | undefined) {
  const [, email = '', token = ''] =
    /https:\/\/shop\.example\/reset-password\/([^/\s]+)\/([\w-]+)\n/.exec(mail?.text ?? '') ?? []
  return { email: decodeURIComponent(email), token }
}

// Requirement D-328: The URL of a pin reset link identifies nobody; an administrator's email address is shown only
//   after the second step; a stranger's wrong recovery codes don't lock out the owner (decision X39).
test('the URL of a reset link identifies nobody, and links from earlier emails still work', async () => {
  const { shop, owner, askForLink, setPin, logIn } = await shopWithPost()
  const link = await askForLink()
  expect(link.email).toBe('link')
  const { token } = link
  expect(shop.mails.at(-1)?.text).not.toContain(owner.user.email)
  const usable = { email: owner.user.email, token }
  expect((await shop.visitor().post('/api/auth/reset-link', usable)).json()).toEqual({ usable: true })
  expect((await setPin({ email: owner.user.email.toUpperCase(), token })).statusCode).toBe(200)
  const next = await askForLink()
  const reset = { token: next.token, pin: '2957' }
  expect((await shop.visitor().post('/api/auth/reset-password', reset)).statusCode).toBe(200)
  expect((await logIn('2957')).statusCode).toBe(200)
})

// Requirement 7-13: POST /auth/forgot-password takes an email address (decision B14).
// Requirements 7-14, D-49
test('the emailed link sets a new pin, once', async () => {
  const { shop, owner, askForLink, setPin, logIn } = await shopWithPost()
  const link = await askForLink()
  const [mail] = shop.mails
  expect(mail).toMatchObject({ to: owner.user.email, subject: expect.stringContaining('Pasumai Pantry') })
  expect(mail?.html).toContain(`/${link.token}"`)
  const answer = await setPin(link)
  expect(answer.json()).toEqual({ message: 'Password Reset Successful! Go back and login.' })
  expect((await logIn('7391')).statusCode).toBe(200)
  const again = await setPin(link, '8264')
  expect(again.statusCode).toBe(400)
  expect(again.json()).toMatchObject({ code: 'LINK_EXPIRED', error: expect.stringContaining('link') })
  expect((await logIn('8264')).statusCode).toBe(401)
})

test('a link says whether it still works, without being used up by the question', async () => {
  const { shop, askForLink, setPin } = await shopWithPost()
  const link = await askForLink()
  const isUsable = async (asked = link) =>
    (await shop.visitor().post('/api/auth/reset-link', asked)).json().usable
  expect([await isUsable(), await isUsable()]).toEqual([true, true])
  expect(await isUsable({ ...link, email: 'somebody@example.com' })).toBe(false)
  expect(await isUsable({ ...link, token: 'another' })).toBe(false)
  expect((await setPin(link)).statusCode).toBe(200)
  expect(await isUsable()).toBe(false)
})

test('a link that has run out says so when it is opened', async () => {
  const { shop, askForLink } = await shopWithPost()
  const link = await askForLink()
  shop.clock.pass({ minutes: 30 })
  expect((await shop.visitor().post('/api/auth/reset-link', link)).json()).toEqual({ usable: false })
})

test('a pin that is easy to guess is refused beside its field, and the link still works', async () => {
  const { askForLink, setPin } = await shopWithPost()
  const link = await askForLink()
  const sentence = 'This pin is easy to guess. Choose another one.'
  const refused = await setPin(link, '1111')
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ error: sentence, fields: { pin: sentence } })
  expect((await setPin(link)).statusCode).toBe(200)
})

// Requirement D-48: Requesting a reset link doesn't reveal which addresses have an account (decision B14).
test('the answer is the same for an email address without an account, and no email is sent', async () => {
  const { shop, owner, forgetPin } = await shopWithPost()
  const known = await forgetPin()
  const unknown = await forgetPin('nobody@example.com')
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
  // Both requests did the same: whether an account exists is only looked up when the mail is sent.
  expect(await outbox(shop)).toMatchObject([
    { recipient: owner.user.email },
    { recipient: 'nobody@example.com' },
  ])
  await sendMails(shop)
  expect(shop.mails.map((mail) => mail.to)).toEqual([owner.user.email])
  expect(await outbox(shop)).toHaveLength(1)
})

// Requirement 7-14: POST /auth/reset-password takes email, token and pin, and answers with errors in `error`.
// Requirement D-49
test('the link expires after thirty minutes, and doesn’t work with another email address', async () => {
  const { shop, askForLink, setPin } = await shopWithPost()
  const other = await signInAs(shop, 'customer')
  const link = await askForLink()
  expect((await setPin({ ...link, email: other.user.email })).statusCode).toBe(400)
  shop.clock.pass({ minutes: 30 })
  expect((await setPin(link)).statusCode).toBe(400)
})

// Requirement D-33: Resetting the pin ends all sessions (decision B6).
test('using one link ends the others, all sessions and the wait after wrong pins', async () => {
  const { owner, askForLink, setPin, logIn } = await shopWithPost()
  const earlier = await askForLink()
  const later = await askForLink()
  for (let i = 0; i < 5; i++) await setPin({ email: owner.user.email, token: `guess${i}` })
  expect((await setPin(later)).statusCode).toBe(200)
  expect((await setPin(earlier)).statusCode).toBe(400)
  expect((await owner.get('/api/profile')).statusCode).toBe(401)
  expect((await logIn('7391')).statusCode).toBe(200)
})

// Requirement D-51: After twenty wrong pins in a row, login requires an emailed link (decision B15).
test('a new pin unlocks a locked account', async () => {
  const { shop, owner, askForLink, setPin, logIn } = await shopWithPost()
  const locked = { phone: owner.user.phone, tries: 20, last_at: shop.clock.now() }
  await shop.db.insertInto('pin_guesses').values(locked).execute()
  const refused = await logIn('7391')
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({
    code: 'PIN_RESET_NEEDED',
    error: expect.stringContaining('new pin'),
  })
  await setPin(await askForLink())
  expect((await logIn('7391')).statusCode).toBe(200)
})

test('of several uses of one link at once one works', async () => {
  const { askForLink, setPin } = await shopWithPost()
  const link = await askForLink()
  const answers = await Promise.all(['7391', '4826', '6158', '9264'].map((pin) => setPin(link, pin)))
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400, 400, 400])
})

test('a mailbox is not filled by asking again and again', async () => {
  const { shop, forgetPin, askForLink } = await shopWithPost()
  for (let i = 0; i < 8; i++) await forgetPin()
  await sendMails(shop)
  expect(shop.mails).toHaveLength(5)
  shop.clock.pass({ minutes: 30 })
  await askForLink()
  expect(shop.mails).toHaveLength(6)
})

// Requirement D-49: A reset link works once within 30 minutes, and only its hash is stored (decision B14).
test('only the hash of a link is stored, also while its email waits', async () => {
  const { shop, forgetPin, askForLink } = await shopWithPost()
  const { token } = await askForLink()
  await forgetPin()
  const stored = [await shop.db.selectFrom('pin_resets').selectAll().execute(), await outbox(shop)]
  expect(JSON.stringify(stored)).not.toContain(token)
  expect(stored[1]).toMatchObject([{ body_text: null }, { body_text: null }])
})

// Requirement D-97: An email that can't be sent is retried; one with a secret is composed only when it is sent
//   (decision B16).
test('a link that can’t be emailed is logged and sent later, however long that takes', async () => {
  const logged: string[] = []
  const arrived: Mail[] = []
  let isDown = true
  const { shop, owner, forgetPin, setPin, logIn } = await shopWithPost({
    log: pino({ level: 'error' }, { write: (line) => void logged.push(line) }),
    mailer: {
      destination: 'a server that is down',
      send: async (mail) => {
        if (isDown) throw new Error('mail server is away')
        arrived.push(mail)
      },
    },
  })
  expect((await forgetPin()).statusCode).toBe(200)
  for (let i = 0; i < 12; i++) {
    await sendMails(shop)
    shop.clock.pass({ minutes: 30 })
  }
  expect(logged.join()).toContain('mail server is away')
  isDown = false
  shop.clock.pass({ minutes: 360 })
  await sendMails(shop)
  expect(arrived).toMatchObject([{ to: owner.user.email }])
  expect((await setPin(readLink(arrived[0]))).statusCode).toBe(200)
  expect((await logIn('7391')).statusCode).toBe(200)
})

// Requirement D-97
test.each(['mail:claimed', 'mail:sent'])(
  'a shop that dies at %s still emails a link that works',
  async (dies) => {
    let die = true
    const { shop, forgetPin, setPin } = await shopWithPost({
      hooks: {
        at: async (point) => {
          if (point === dies && die) throw new Error('killed')
        },
      },
    })
    await forgetPin()
    await expect(sendMails(shop)).rejects.toThrow('killed')
    die = false
    shop.clock.pass({ minutes: 5 })
    expect(await sendMails(shop)).toBe(1)
    // A mail program may show only one of two mails with the same Message-ID, so both links must work.
    for (const mail of shop.mails) expect(mail.id).toBe(shop.mails[0]?.id)
    expect((await setPin(readLink(shop.mails[0]))).statusCode).toBe(200)
  },
)

// Requirement 2.7-4: The error doesn't block the form, and the server rejects the pin with the same message (decision
//   B3).
// Requirement 5-11: The form for a forgotten pin requires a valid email address.
test.each([
  ['/api/auth/forgot-password', { email: '' }, 'Email should not be empty'],
  ['/api/auth/forgot-password', { email: 'anitha' }, 'Enter a valid Email'],
  ['/api/auth/reset-password', { email: 'a@b.co', token: 'x', pin: '12' }, 'Pin must be exactly 4 digits'],
])('%s rejects %j with a message', async (url, body, sentence) => {
  const shop = await createTestShop()
  const refused = await shop.visitor().post(url, body)
  expect(refused.statusCode).toBe(400)
  expect(refused.json().error).toBe(sentence)
})
