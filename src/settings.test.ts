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
  RAZORPAY_API_URL: 'http://127.0.0.1:4000',
}

test('production refuses pretend money and a missing address unless they are named', () => {
  expect(problemsOf({ NODE_ENV: 'production' })).toHaveLength(2)
  expect(problemsOf(production)).toEqual([])
})

test.each([
  [{ DEMO: 'off' }, false],
  [{ DATABASE_URL: 'postgres://localhost/shop' }, false],
  [{ DATABASE_URL: 'postgres://localhost/shop', DEMO: 'on' }, true],
  [production, false],
  [{ ...production, DEMO: 'on' }, true],
])('with %o the demo and its logins are there: %s', (env, there) => {
  expect(readSettings(env).demo).toBe(there)
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
