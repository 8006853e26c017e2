import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createLog } from '#log.ts'
import { createMailer } from '#real-parts.ts'
import { addPasskey } from '#test/shop/second-factor.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { createTestShop, signInAs } from '#test/shop/shop.ts'
import type { Connection, Connections } from '../contract.ts'

type Admin = Awaited<ReturnType<typeof signInAs>>
const keys = {
  key_id: 'rzp_test_OfTheMerchant',
  key_secret: 'secret-of-the-key',
  webhook_secret: 'secret-of-the-webhook',
}
const mailServer = {
  host: 'smtp.mail.example',
  port: '587',
  user: 'care@malar.example',
  password: 'p@ss: word/with#signs',
  from: 'Malar <care@malar.example>',
}

const connectionOf = async (admin: Admin, name: Connection['name']) => {
  const { connections }: Connections = (await admin.get('/api/connections')).json()
  const found = connections.find((connection) => connection.name === name)
  if (!found) throw new Error(`no connection ${name}`)
  return found
}
const save = async (admin: Admin, name: Connection['name'], values: object, version?: number) =>
  admin.put(`/api/connections/${name}`, {
    version: version ?? (await connectionOf(admin, name)).version,
    values,
  })

async function newShop(options: Parameters<typeof createTestShop>[0] = {}) {
  const shop = await createTestShop(options)
  return { shop, admin: await signInAs(shop, 'admin') }
}

// Requirement D-467: Secrets of connections are stored encrypted, never shown again, and in no log (decision X56).
test('a secret is never sent back, stored readably or logged', async () => {
  const lines: string[] = []
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  const { shop, admin } = await newShop({ log: createLog('debug', { stream }) })
  const answers = [
    await save(admin, 'payments', keys),
    await save(admin, 'mail', mailServer),
    await save(admin, 'payments', { ...keys, key_id: 'rzp_wrong' }),
    await save(admin, 'mail', { ...mailServer, host: 'not a host' }),
    await admin.get('/api/connections'),
    await admin.post('/api/guide/payment-keys'),
    await admin.get('/api/guide'),
    await admin.get('/api/status'),
  ].map(({ body }) => body)
  const tables = ['connections', 'security_log', 'guide_marks', 'activity', 'outbox'] as const
  const stored = await Promise.all(tables.map((table) => shop.db.selectFrom(table).selectAll().execute()))
  const everything = [...answers, ...lines, JSON.stringify(stored)].join('\n')
  for (const secret of [keys.key_secret, keys.webhook_secret, mailServer.password, 'p%40ss'])
    expect(everything).not.toContain(secret)
  expect(everything).not.toContain(keys.key_id)

  const payments = await connectionOf(admin, 'payments')
  expect(payments).toMatchObject({ source: 'here', version: 1, changed_by: admin.user.name })
  expect(payments.fields).toEqual([
    { name: 'key_id', shown: 'hant', is_set: true },
    { name: 'key_secret', shown: '', is_set: true },
    { name: 'webhook_secret', shown: '', is_set: true },
  ])
  expect(shop.settings.mail.smtpUrl).toBe(
    'smtp://care%40malar.example:p%40ss%3A%20word%2Fwith%23signs@smtp.mail.example:587',
  )
  const logged = await shop.db
    .selectFrom('security_log')
    .select('details')
    .where('event', '=', 'connection changed')
    .execute()
  expect(logged).toEqual([
    { details: { connection: 'payments', what: 'saved' } },
    { details: { connection: 'mail', what: 'saved' } },
  ])
})

// Requirement D-468: Connections in the environment take precedence, and the back office says so (decision X56).
test('the environment decides, before and after something was entered', async () => {
  const { shop, admin } = await newShop()
  await save(admin, 'mail', mailServer)
  const env = {
    SMTP_URL: 'smtps://other.example',
    MAIL_FROM: 'orders@malar.example',
    DATA_DIR: shop.settings.dataDir,
  }
  const next = await createTestShop({ db: shop.db, env })
  const same = await signInAs(next, 'admin')
  expect(await connectionOf(same, 'mail')).toMatchObject({
    source: 'environment',
    variables: ['SMTP_URL', 'MAIL_FROM'],
    fields: expect.arrayContaining([{ name: 'host', shown: '', is_set: false }]),
  })
  expect(next.settings.mail).toEqual({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM })
  const refused = await save(same, 'mail', mailServer)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'IN_ENVIRONMENT'])
  expect((await connectionOf(admin, 'mail')).source).toBe('here')
})

// Requirement D-469: Without its key an entered connection is not used, and the merchant is asked to enter it again.
test('after a move without the key the connection is entered again', async () => {
  const { shop, admin } = await newShop()
  await save(admin, 'payments', keys)
  const moved = await createTestShop({ db: shop.db })
  const owner = await signInAs(moved, 'admin')
  expect(await connectionOf(owner, 'payments')).toMatchObject({ source: 'unreadable' })
  expect(moved.settings.razorpay.pretend).toBe(true)
  const { lines } = (await owner.get('/api/status')).json()
  expect(lines.connections).toMatchObject({ state: 'broken', facts: { unreadable: ['payments'] } })
  expect((await save(owner, 'payments', keys)).statusCode).toBe(200)
  expect((await connectionOf(owner, 'payments')).source).toBe('here')
  expect((await owner.get('/api/status')).json().lines.connections.state).toBe('works')
})

// Requirement D-469
test('a key that is put back is used without a restart', async () => {
  const key = 'the-key-of-this-shop-that-was-lost-0'
  const { shop, admin } = await newShop({ env: { SECRETS_KEY: key } })
  await save(admin, 'mail', mailServer)
  const moved = await createTestShop({ db: shop.db })
  const owner = await signInAs(moved, 'admin')
  expect((await connectionOf(owner, 'mail')).source).toBe('unreadable')
  mkdirSync(moved.settings.dataDir, { recursive: true })
  writeFileSync(join(moved.settings.dataDir, 'secrets-key'), `${key}\n`)
  expect((await connectionOf(owner, 'mail')).source).toBe('here')
  expect(moved.settings.mail.from).toBe(mailServer.from)
})

// Requirement D-469
test('with a new key first, the earlier one still reads what it encrypted', async () => {
  const [old, next] = ['an-old-key-of-thirty-two-letters-00', 'the-next-key-of-thirty-two-letters-']
  const { shop, admin } = await newShop({ env: { SECRETS_KEY: old } })
  await save(admin, 'mail', mailServer)
  const rotated = await createTestShop({ db: shop.db, env: { SECRETS_KEY: `${next},${old}` } })
  const owner = await signInAs(rotated, 'admin')
  expect((await connectionOf(owner, 'mail')).source).toBe('here')
  await save(owner, 'mail', { ...mailServer, password: '' })
  const last = await createTestShop({ db: shop.db, env: { SECRETS_KEY: next } })
  await last.refreshStoreSettings()
  expect(last.settings.mail).toEqual(rotated.settings.mail)
})

test('the text of one connection is worthless in another’s place', async () => {
  const { shop, admin } = await newShop()
  await save(admin, 'mail', mailServer)
  await save(admin, 'backups', { to: '/mnt/backup' })
  const { ciphertext } = await shop.db
    .selectFrom('connections')
    .select('ciphertext')
    .where('name', '=', 'mail')
    .executeTakeFirstOrThrow()
  await shop.db.updateTable('connections').set({ ciphertext }).where('name', '=', 'backups').execute()
  expect((await connectionOf(admin, 'backups')).source).toBe('unreadable')
})

test.each([
  ['payments', { ...keys, key_id: 'rzp_wrong' }, 'key_id', 'Must start with rzp_test_ or rzp_live_.'],
  ['payments', { key_id: keys.key_id }, 'key_secret', 'Enter this.'],
  ['mail', { ...mailServer, from: 'nobody' }, 'from', 'Must be an email address'],
  ['mail', { ...mailServer, host: 'user@host' }, 'host', 'Must be a server name'],
  ['mail', { ...mailServer, port: '70000' }, 'host', 'Must be a URL'],
  ['whatsapp', { phone_number_id: '+91 98' }, 'token', 'Enter this.'],
  ['backups', { to: 'ftp://x' }, 'to', 'Must be a folder'],
] as const)('what can’t work is refused beside its field: %s %o', async (name, values, field, sentence) => {
  const { shop, admin } = await newShop()
  const refused = await save(admin, name, values)
  expect(refused.statusCode, refused.body).toBe(400)
  expect(refused.json().fields[field]).toContain(sentence)
  expect(await shop.db.selectFrom('connections').selectAll().execute()).toEqual([])
})

test('backups in the bucket need the bucket', async () => {
  const { admin } = await newShop()
  const bucket = {
    endpoint: 'https://s3.example',
    bucket: 'malar',
    key_id: 'AKIA0000',
    secret: 'of-the-bucket',
  }
  expect((await save(admin, 'backups', { to: 's3://malar/backups' })).statusCode).toBe(400)
  await save(admin, 'pictures', bucket)
  expect((await save(admin, 'backups', { to: 's3://malar/backups' })).statusCode).toBe(200)
  const { version } = await connectionOf(admin, 'pictures')
  const refused = await admin.delete(`/api/connections/pictures?version=${version}`)
  expect([refused.statusCode, refused.json().message]).toEqual([
    400,
    expect.stringContaining('BACKUP_TO is in an S3 store'),
  ])
})

test('a stale version changes nothing; a removed connection is not used', async () => {
  const { shop, admin } = await newShop()
  await save(admin, 'mail', mailServer)
  expect((await save(admin, 'mail', { ...mailServer, host: 'other.example' }, 0)).json().code).toBe('STALE')
  expect((await admin.delete('/api/connections/mail?version=0')).json().code).toBe('STALE')
  expect((await admin.delete('/api/connections/mail?version=1')).statusCode).toBe(200)
  expect(await connectionOf(admin, 'mail')).toMatchObject({ source: 'none', version: 2 })
  expect(shop.settings.mail.smtpUrl).toBeUndefined()
  expect((await save(admin, 'mail', mailServer, 1)).json().code).toBe('STALE')
  expect((await save(admin, 'mail', mailServer)).statusCode).toBe(200)
})

test('customers neither see nor change connections', async () => {
  const { shop } = await newShop()
  const customer = await signInAs(shop, 'customer')
  expect((await customer.get('/api/connections')).statusCode).toBe(403)
  expect((await customer.put('/api/connections/mail', { version: 0, values: mailServer })).statusCode).toBe(
    403,
  )
  expect((await shop.visitor().get('/api/connections')).statusCode).toBe(401)
})

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  DATABASE_URL: 'postgres://localhost/shop',
  DEMO: 'off',
}
const liveKeys = { ...keys, key_id: 'rzp_live_OfTheMerchant' }

// Requirement D-470: Live keys are entered only in a shop that is fit for real payments, with email, by an administrator
//   with a second factor.
test('live keys wait for a second factor, for email and for a fit shop', async () => {
  const { shop, admin } = await newShop({ env: production })
  expect((await save(admin, 'payments', liveKeys)).json().code).toBe('NEEDS_PASSKEY')
  await addPasskey(admin, 'My phone', { origin: 'https://shop.example' })
  expect((await save(admin, 'payments', liveKeys)).json().code).toBe('NEEDS_MAIL')
  await save(admin, 'mail', mailServer)
  expect((await save(admin, 'payments', { ...liveKeys, key_secret: 'short' })).json().fields).toEqual({
    key_secret: 'Must have at least 16 characters in production.',
  })
  const saved = await save(admin, 'payments', liveKeys)
  expect(saved.statusCode, saved.body).toBe(200)
  expect(shop.settings.razorpay.live).toBe(true)
  const other = await signInAs(shop, 'admin')
  expect((await other.get('/api/store')).statusCode).toBe(403)
})

// Requirement D-470
test('a demo does not take live keys', async () => {
  const { shop, admin } = await newShop({ env: { PUBLIC_URL: 'http://localhost:3000' } })
  await addPasskey(admin)
  const refused = await save(admin, 'payments', liveKeys)
  expect([refused.statusCode, refused.json().message]).toEqual([
    400,
    expect.stringMatching(/Your shop can’t use this yet: PUBLIC_URL must/),
  ])
  expect(shop.settings.razorpay.live).toBe(false)
})

// Requirement D-471: Emails wait until there is a mail server, and those that it refused go out once it is corrected.
test('in production emails wait for the mail server, and go out when it is entered', async () => {
  const { shop, admin } = await newShop({ env: production })
  const sent: string[] = []
  const parts = {
    ...shop,
    mailer: {
      ...createMailer(shop),
      destination: '',
      isWaiting: () => shop.settings.mail.smtpUrl === undefined,
      send: async (mail: { to: string }) => {
        if (shop.settings.mail.smtpUrl?.includes('wrong')) throw new Error('535 Authentication failed')
        sent.push(mail.to)
      },
    },
  }
  expect(createMailer(shop).destination).toContain('waiting')
  await admin.post('/api/guide/mail', { form_key: 'the-first-in-a-test' })
  expect(await sendMails(parts)).toBe(0)
  const row = () => shop.db.selectFrom('outbox').select(['attempts', 'last_error']).executeTakeFirstOrThrow()
  expect(await row()).toEqual({ attempts: 0, last_error: null })

  await save(admin, 'mail', { ...mailServer, password: 'wrong' })
  expect(await sendMails(parts)).toBe(0)
  expect(await row()).toEqual({ attempts: 1, last_error: 'Error: 535 Authentication failed' })
  await save(admin, 'mail', mailServer)
  expect(await sendMails(parts)).toBe(1)
  expect(sent).toEqual([admin.user.email])
})
