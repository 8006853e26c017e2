import { expect, test } from 'vitest'
import { realShopSettings } from '#test/shop/real-shop-settings.ts'
import { addProduct, createTestShop, signInAgain, signInAs } from '#test/shop/shop.ts'
import type { Onboarding } from '../contract.ts'
import { findNextQuestion, type QuestionName, questionNames } from '../rules/walkthrough-questions.ts'

type Admin = Pick<Awaited<ReturnType<typeof signInAs>>, 'get' | 'put'>

async function emptyShop(env = {}) {
  const shop = await createTestShop({ env: { DEMO: 'off', ...env } })
  return { shop, admin: await signInAs(shop, 'admin') }
}
const questionsOf = async (admin: Admin) => ((await admin.get('/api/guide')).json() as Onboarding).questions
const namesOf = async (admin: Admin, state: string) =>
  (await questionsOf(admin)).flatMap((each) => (each.state === state ? [each.name] : []))
const leave = (admin: Admin, name: QuestionName, outcome: string) =>
  admin.put(`/api/guide/questions/${name}`, { outcome })

// Requirement D-571: The walkthrough asks one question at a time and goes on where the merchant left off, on any device:
//   what is answered is read from the shop's data, and only what was skipped or kept is stored.
test('in an empty shop every question is open, and the first one comes first', async () => {
  const { admin } = await emptyShop()
  expect(await namesOf(admin, 'open')).toEqual(questionNames)
  expect(findNextQuestion(await questionsOf(admin))).toBe('name')
})

// Requirement D-571
test('what is set is answered, wherever it was entered', async () => {
  const { shop, admin } = await emptyShop()
  await admin.put('/api/store', { facts: realShopSettings, version: 0 })
  await shop.refreshStoreSettings()
  await addProduct(shop.db)
  shop.clock.pass({ seconds: 2 })
  expect(await namesOf(admin, 'open')).toEqual([
    'logo',
    'palette',
    'officer',
    'payments',
    'cash',
    'mail',
    'policies',
    'label',
    'order',
  ])
  expect(findNextQuestion(await questionsOf(admin))).toBe('logo')
})

// Requirement D-572: Connections that are set where the shop runs count as answered.
test('keys and a mail server of the environment are not asked for again', async () => {
  const { admin } = await emptyShop({
    RAZORPAY_KEY_ID: 'rzp_test_abcdefghijklmn',
    RAZORPAY_KEY_SECRET: 'secretsecretsecretsecret',
    RAZORPAY_WEBHOOK_SECRET: 'webhook-secret-of-the-test',
    SMTP_URL: 'smtp://localhost:2525',
    MAIL_FROM: 'shop@malar.example',
  })
  expect(await namesOf(admin, 'answered')).toEqual(['payments', 'mail'])
})

// Requirement D-571
test('a skipped question is passed over and stays reachable; keeping what is there answers it', async () => {
  const { shop, admin } = await emptyShop()
  expect((await leave(admin, 'name', 'skipped')).statusCode).toBe(200)
  expect(findNextQuestion(await questionsOf(admin))).toBe('about')
  const elsewhere = await signInAgain(shop, admin.user)
  expect(await namesOf(elsewhere, 'skipped')).toEqual(['name'])
  await leave(elsewhere, 'name', 'answered')
  await leave(elsewhere, 'tax', 'answered')
  expect(await namesOf(admin, 'answered')).toEqual(['name', 'tax'])
  await leave(admin, 'payments', 'answered')
  expect(await namesOf(admin, 'skipped'), 'there are no keys to keep').toEqual(['payments'])
  expect((await leave(admin, 'tax', 'forgotten')).statusCode).toBe(400)
  expect((await admin.put('/api/guide/questions/unknown', { outcome: 'skipped' })).statusCode).toBe(404)
})

test('after a question comes the next open one, then those before it, then none', () => {
  const questions = questionNames.map((name) => ({ name, state: 'answered' as const }))
  const open = (...names: QuestionName[]) =>
    questions.map((each) => (names.includes(each.name) ? { ...each, state: 'open' as const } : each))
  expect(findNextQuestion(open('about', 'tax'), 'about')).toBe('tax')
  expect(findNextQuestion(open('about', 'tax'), 'tax')).toBe('about')
  expect(findNextQuestion(open('tax'), 'tax')).toBeUndefined()
  expect(findNextQuestion(questions)).toBeUndefined()
})
