import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { generateX25519Identity } from 'age-encryption'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readSettings, SettingsProblem } from './settings.ts'

function problemsOf(env: Record<string, string>) {
  try {
    readSettings(env)
  } catch (problem) {
    if (problem instanceof SettingsProblem) return problem.problems
    throw problem
  }
  return []
}

// Requirement D-56
test('without settings the shop runs locally, with the demo and simulated payments', () => {
  const settings = readSettings({})
  expect(settings).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    demo: true,
  })
  expect(settings.razorpay).toMatchObject({
    pretend: true,
    apiUrl: 'http://127.0.0.1:3000/razorpay-emulator',
  })
})

test('all problems are told at once, each with the name of its variable', () => {
  const problems = problemsOf({
    PORT: 'eighty',
    PUBLIC_URL: 'shop',
    DATABASE_URL: 'mysql://x',
    ADMIN_PIN: '12',
  })
  expect(problems.map((problem) => problem.split(' ')[0]).sort()).toEqual([
    'ADMIN_NAME,',
    'ADMIN_PIN',
    'DATABASE_URL',
    'PORT',
    'PUBLIC_URL',
  ])
})

test.each([
  [{ RAZORPAY_KEY_ID: 'rzp_test_abc' }, 'RAZORPAY_KEY_SECRET'],
  [{ SMTP_URL: 'smtp://mail.example:587' }, 'MAIL_FROM'],
  [{ ADMIN_NAME: 'Anitha' }, 'ADMIN_EMAIL'],
  [{ MEDIA_S3_ENDPOINT: 'https://s3.example' }, 'MEDIA_S3_BUCKET'],
])('half of a group %o asks for the rest', (env, missing) => {
  expect(problemsOf(env).join()).toContain(missing)
})

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  DATABASE_URL: 'postgres://localhost/shop',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'care@shop.example',
  RAZORPAY_API_URL: 'https://127.0.0.1:4000',
}

test('production refuses pretend money, an open address and what a real shop cannot do without', () => {
  expect(problemsOf({ NODE_ENV: 'production' }).map((problem) => problem.split(' ')[0])).toEqual([
    'PUBLIC_URL',
    'DATABASE_URL',
  ])
  expect(problemsOf(production)).toEqual([])
})

// Requirement D-466
test('in production mail server and keys may come later, and until then nothing is emulated', () => {
  const settings = readSettings({ ...production, SMTP_URL: '', MAIL_FROM: '', RAZORPAY_API_URL: '' })
  expect(settings.mail.smtpUrl).toBeUndefined()
  expect(settings.razorpay).toMatchObject({
    emulated: false,
    pretend: false,
    configured: false,
    keyId: '',
    webhookSecrets: [],
    apiUrl: 'https://api.razorpay.com',
  })
})

const long = 'a-secret-that-is-long'
const paying = { RAZORPAY_KEY_ID: 'rzp_live_a', RAZORPAY_KEY_SECRET: long, RAZORPAY_WEBHOOK_SECRET: long }
const pictures = {
  MEDIA_S3_ENDPOINT: 'https://s3.example',
  MEDIA_S3_BUCKET: 'a',
  MEDIA_S3_KEY_ID: 'b',
  MEDIA_S3_SECRET: long,
}
const first = { ADMIN_NAME: 'A', ADMIN_EMAIL: 'a@b.example', ADMIN_PHONE: '9843011223', ADMIN_PIN: '7391' }

// Requirement D-112: Production refuses to start with unsafe settings.
test.each([
  [{ PUBLIC_URL: 'http://shop.example' }, 'PUBLIC_URL must start with https://'],
  [{ PUBLIC_URL: 'https://203.0.113.7' }, 'PUBLIC_URL must have a domain name'],
  [{ PUBLIC_URL: 'https://[2001:db8::7]' }, 'PUBLIC_URL must have a domain name'],
  [{ DATABASE_URL: '' }, 'DATABASE_URL must be set'],
  [{ DEMO: 'on' }, 'DEMO must be off'],
  [{ ...paying, RAZORPAY_KEY_SECRET: 'fifteen letters' }, 'RAZORPAY_KEY_SECRET must have at least 16'],
  [{ ...paying, RAZORPAY_WEBHOOK_SECRET: `${long},short` }, 'RAZORPAY_WEBHOOK_SECRET must have at least 16'],
  [{ ...pictures, MEDIA_S3_SECRET: 'short' }, 'MEDIA_S3_SECRET must have at least 16'],
  [{ ...first, ADMIN_PIN: '1234' }, 'ADMIN_PIN is easy to guess'],
  [{ ...first, ADMIN_PIN: '3011' }, 'ADMIN_PIN is easy to guess'],
])('production rejects %o: %s', (env, sentence) => {
  expect(problemsOf({ ...production, ...paying, ...pictures, ...first })).toEqual([])
  const problems = problemsOf({ ...production, ...env })
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(sentence)
})

const namesOf = (problems: string[]) => problems.map((problem) => problem.split(' ')[0])

// Requirement D-347: Live payment keys turn on all production checks, whatever NODE_ENV is.
test.each([{ NODE_ENV: '' }, { NODE_ENV: 'development' }, { NODE_ENV: 'test' }])(
  'live keys turn on all production checks, with %o as well',
  (mode) => {
    expect(namesOf(problemsOf({ ...mode, ...paying, DEMO: 'on', RAZORPAY_KEY_SECRET: 'short' }))).toEqual([
      'PUBLIC_URL',
      'DATABASE_URL',
      'DEMO',
      'RAZORPAY_KEY_SECRET',
    ])
    expect(namesOf(problemsOf({ ...mode, ...paying, PUBLIC_URL: 'http://shop.example' }))).toContain(
      'PUBLIC_URL',
    )
    expect(problemsOf({ ...production, ...paying, ...mode })).toEqual([])
    const settings = readSettings({ ...production, ...paying, ...mode, API_DOCS: '' })
    expect(settings).toMatchObject({ production: true, demo: false, apiDocs: false, isReal: true })
    const testKeys = { ...mode, ...paying, RAZORPAY_KEY_ID: 'rzp_test_a', PUBLIC_URL: 'http://shop.example' }
    expect(problemsOf(testKeys)).toEqual([])
  },
)

// Requirement D-347
test('live keys are never sent to an unencrypted address', () => {
  const open = { RAZORPAY_API_URL: 'http://api.example', RAZORPAY_CHECKOUT_URL: 'http://pay.example/x.js' }
  expect(namesOf(problemsOf({ ...production, ...paying, ...open }))).toEqual([
    'RAZORPAY_API_URL',
    'RAZORPAY_CHECKOUT_URL',
  ])
})

// Requirement D-348: All problems with the settings are reported at once.
test('an unreadable setting hides none of the other problems, and is reported once', () => {
  const env = {
    ...paying,
    RAZORPAY_KEY_SECRET: '',
    PORT: 'eighty',
    PUBLIC_URL: 'https://',
    SMTP_URL: 'mail.example',
    BACKUP_TO: 's3://bucket/path',
    DEMO: 'on',
  }
  expect(namesOf(problemsOf(env)).sort()).toEqual([
    'DATABASE_URL',
    'DEMO',
    'MAIL_FROM',
    'MEDIA_S3_ENDPOINT',
    'PORT',
    'PUBLIC_URL',
    'RAZORPAY_KEY_SECRET',
    'SMTP_URL',
  ])
  // A live key with a typing error is still a live key.
  expect(namesOf(problemsOf({ ...paying, RAZORPAY_KEY_ID: ' rzp_live_a' }))).toEqual([
    'RAZORPAY_KEY_ID',
    'PUBLIC_URL',
    'DATABASE_URL',
  ])
})

test.each([
  [{ DEMO: 'off' }, false],
  [{ DATABASE_URL: 'postgres://localhost/shop' }, false],
  [{ DATABASE_URL: 'postgres://localhost/shop', DEMO: 'on' }, true],
  [production, false],
])('with %o the demo and its logins are there: %s', (env, there) => {
  expect(readSettings(env).demo).toBe(there)
})

test.each([
  [{}, false],
  [{ PUBLIC_URL: 'http://192.168.1.4:3000' }, false],
  [{ PUBLIC_URL: 'https://shop.example' }, true],
  [{ ...production, ...paying, NODE_ENV: '' }, true],
  [{ RAZORPAY_KEY_ID: 'rzp_test_a', RAZORPAY_KEY_SECRET: 'b', RAZORPAY_WEBHOOK_SECRET: 'c' }, false],
  [{ ADMIN_NAME: 'A', ADMIN_EMAIL: 'a@b.example', ADMIN_PHONE: '9843011223', ADMIN_PIN: '7391' }, true],
  [production, true],
])('with %o the shop is meant for real: %s', (env, isReal) => {
  expect(readSettings(env).isReal).toBe(isReal)
})

const keys = { RAZORPAY_KEY_ID: 'rzp_test_a', RAZORPAY_KEY_SECRET: 'b' }

test('a webhook secret may be two during a rotation', () => {
  const { razorpay } = readSettings({ ...keys, RAZORPAY_WEBHOOK_SECRET: 'new, old' })
  expect(razorpay.webhookSecrets).toEqual(['new', 'old'])
})

test.each(['new,', ',', ' '])(
  'an empty webhook secret (%j) would let anybody sign and is refused',
  (secret) => {
    expect(problemsOf({ ...keys, RAZORPAY_WEBHOOK_SECRET: secret })).toEqual([
      'RAZORPAY_WEBHOOK_SECRET must be one secret, or two separated by a comma',
    ])
  },
)

// Requirement D-322: Proxy settings that would keep the server from starting are rejected with the other settings.
test.each(['off', 'OFF', 'loopback', 'Loopback, 10.0.0.0/8', '192.0.2.7,2001:db8::/128', '::ffff:10.0.0.1'])(
  'TRUST_PROXY=%s lets the server start',
  async (TRUST_PROXY) => {
    const { trustProxy } = readSettings({ TRUST_PROXY })
    await Fastify({ trustProxy }).close()
  },
)

// Requirement D-322
test.each([
  '10.0.0.0/99',
  '10.0.0.0/33',
  '0.0.0.0/0',
  '::::',
  '1.2.3',
  '300.0.0.1',
  '::1/129',
  'loopback,',
  'a',
])('TRUST_PROXY=%s is reported with the other problems, before anything is opened', (TRUST_PROXY) => {
  expect(namesOf(problemsOf({ TRUST_PROXY, PORT: 'eighty' }))).toEqual(['PORT', 'TRUST_PROXY'])
})

// Requirement D-321: A mistyped `BACKUP_KEY` is rejected with the other settings, and no log, message or stored
//   problem contains a key.
test('a complete backup key is accepted in upper or lower case, and rejected with any mistyped character', async () => {
  const key = await generateX25519Identity()
  expect(readSettings({ BACKUP_KEY: ` ${key.toLowerCase()} ,${key}` }).backup.keys).toHaveLength(2)
  const mistyped = [...key].map(
    (letter, at) => key.slice(0, at) + (letter === 'Q' ? 'P' : 'Q') + key.slice(at + 1),
  )
  for (const wrong of [...mistyped, key.slice(0, -1), `${key}Q`]) {
    const [problem = ''] = problemsOf({ BACKUP_KEY: wrong })
    expect(problem, wrong).toMatch(/^BACKUP_KEY must be a key/)
    expect(problem).not.toContain(wrong)
  }
})

test('the committed .env.example runs as it is', () => {
  expect(problemsOf(parseEnv(readFileSync('.env.example', 'utf8')) as Record<string, string>)).toEqual([])
})
