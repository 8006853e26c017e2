import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
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

test('with nothing set the shop runs on this machine, with the demo and pretend money', () => {
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
  RAZORPAY_API_URL: 'http://127.0.0.1:4000',
}

test('production refuses pretend money, an open address and what a real shop cannot do without', () => {
  expect(problemsOf({ NODE_ENV: 'production' }).map((problem) => problem.split(' ')[0])).toEqual([
    'PUBLIC_URL',
    'DATABASE_URL',
    'SMTP_URL',
    'RAZORPAY_KEY_ID',
  ])
  expect(problemsOf(production)).toEqual([])
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

test.each([
  [{ PUBLIC_URL: 'http://shop.example' }, 'PUBLIC_URL must be an https address'],
  [{ PUBLIC_URL: 'https://203.0.113.7' }, 'PUBLIC_URL must have a name'],
  [{ PUBLIC_URL: 'https://[2001:db8::7]' }, 'PUBLIC_URL must have a name'],
  [{ DATABASE_URL: '' }, 'DATABASE_URL must be set'],
  [{ SMTP_URL: '', MAIL_FROM: '' }, 'SMTP_URL and MAIL_FROM must be set'],
  [{ DEMO: 'on' }, 'DEMO must be off'],
  [{ ...paying, RAZORPAY_KEY_SECRET: 'fifteen letters' }, 'RAZORPAY_KEY_SECRET must have at least 16'],
  [{ ...paying, RAZORPAY_WEBHOOK_SECRET: `${long},short` }, 'RAZORPAY_WEBHOOK_SECRET must have at least 16'],
  [{ ...pictures, MEDIA_S3_SECRET: 'short' }, 'MEDIA_S3_SECRET must have at least 16'],
  [{ ...first, ADMIN_PIN: '1234' }, 'ADMIN_PIN is easy to guess'],
  [{ ...first, ADMIN_PIN: '3011' }, 'ADMIN_PIN is easy to guess'],
])('production refuses %o: %s', (env, sentence) => {
  expect(problemsOf({ ...production, ...paying, ...pictures, ...first })).toEqual([])
  const problems = problemsOf({ ...production, ...env })
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(sentence)
})

test('live keys are refused at an address that anybody on the way can read', () => {
  expect(problemsOf({ ...paying, PUBLIC_URL: 'http://shop.example' })).toEqual([
    'PUBLIC_URL must be an https address with live keys, or anybody on the way reads pins and logins',
  ])
  expect(problemsOf({ ...paying, RAZORPAY_KEY_ID: 'rzp_test_a', PUBLIC_URL: 'http://shop.example' })).toEqual(
    [],
  )
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
  [{ RAZORPAY_KEY_ID: 'rzp_live_a', RAZORPAY_KEY_SECRET: 'b', RAZORPAY_WEBHOOK_SECRET: 'c' }, true],
  [{ RAZORPAY_KEY_ID: 'rzp_test_a', RAZORPAY_KEY_SECRET: 'b', RAZORPAY_WEBHOOK_SECRET: 'c' }, false],
  [{ ADMIN_NAME: 'A', ADMIN_EMAIL: 'a@b.example', ADMIN_PHONE: '9843011223', ADMIN_PIN: '7391' }, true],
  [production, true],
])('with %o the shop is meant for real: %s', (env, isReal) => {
  expect(readSettings(env).isReal).toBe(isReal)
})

const keys = { RAZORPAY_KEY_ID: 'rzp_live_a', RAZORPAY_KEY_SECRET: 'b' }

test('a webhook secret may be two during a rotation', () => {
  const { razorpay } = readSettings({ ...keys, RAZORPAY_WEBHOOK_SECRET: 'new, old' })
  expect(razorpay.webhookSecrets).toEqual(['new', 'old'])
})

test.each(['new,', ',', ' '])(
  'an empty webhook secret (%j) would let anybody sign and is refused',
  (secret) => {
    expect(problemsOf({ ...keys, RAZORPAY_WEBHOOK_SECRET: secret })).toEqual([
      'RAZORPAY_WEBHOOK_SECRET must be a secret, or two with a comma between',
    ])
  },
)

test('the committed .env.example runs as it is', () => {
  expect(problemsOf(parseEnv(readFileSync('.env.example', 'utf8')) as Record<string, string>)).toEqual([])
})
