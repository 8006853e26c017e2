import { setTimeout as pause } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createJobRecord } from '#operations/jobs/server/job-record.ts'
import { plainPicture, sendForm } from '#test/shop/forms.ts'
import { healthyMachine, openHealthPage } from '#test/shop/health.ts'
import {
  createShopWithPayments,
  deliverWebhooks,
  payFor,
  runJobs,
  shopWithOrder,
  startPaying,
} from '#test/shop/payment.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { createTestShop, signInAs } from '#test/shop/shop.ts'
import type { HealthChecks } from '../contract.ts'

const statesOf = (lines: HealthChecks) =>
  Object.fromEntries(Object.entries(lines).map(([name, { state }]) => [name, state]))

/** Settings of a real shop: an administrator, keys and a mail server. */
const real = {
  ADMIN_NAME: 'Meena',
  ADMIN_EMAIL: 'm@shop.example',
  ADMIN_PHONE: '9876500000',
  ADMIN_PIN: '4829',
}

// Requirement D-277: The Status section shows whether database, disk, memory, provider, pending payments, webhooks,
//   emails, jobs, backup and images are healthy, in a word and an icon, with figures and what the merchant can do.
test('a healthy shop shows every check as healthy, with its figures', async () => {
  const shop = await createShopWithPayments({ machine: healthyMachine })
  const { lines } = await openHealthPage(shop)
  await runJobs(shop)
  const told = await lines()
  const isWell = ({ state, unread, facts }: HealthChecks[keyof HealthChecks]) =>
    state === 'works' && unread === null && facts !== null
  expect(Object.entries(told).filter(([, line]) => !isWell(line))).toEqual([])
  expect(told.shop.facts).toMatchObject({ release: expect.stringMatching(/^\d+\.\d+/), pid: process.pid })
  expect(told.database.facts?.bytes).toBeGreaterThan(1e6)
  expect(told.database.facts?.ms).toBeGreaterThanOrEqual(0)
  expect(told.disk.facts?.disks).toEqual([
    { holds: ['data', 'pictures', 'backups'], free: expect.any(Number), total: expect.any(Number) },
  ])
  expect(told.payments.facts).toEqual({
    mode: 'pretend',
    answered_at: shop.clock.now().toISOString(),
    silent_since: null,
    refuses_keys: false,
  })
})

// Requirement D-277
test('a database that takes a second for the simplest query needs attention', async () => {
  const { db } = await createTestShop()
  const delaying: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (result.rows.some((row) => Object.keys(row).join() === '?column?')) await pause(1_050)
      return result
    },
  }
  const shop = await createTestShop({ db: db.withPlugin(delaying) })
  const { state, facts } = (await (await openHealthPage(shop)).lines()).database
  expect([state, (facts?.ms ?? 0) > 1_000]).toEqual(['look', true])
})

// Requirement D-280: Status is for administrators and refreshes every half minute while it is open; the dashboard
//   links to it if something needs attention that isn't shown there.
test('Status is for administrators only', async () => {
  const shop = await createTestShop()
  const customer = await signInAs(shop, 'customer')
  expect((await shop.visitor().get('/api/status')).statusCode).toBe(401)
  expect((await customer.get('/api/status')).statusCode).toBe(403)
})

// Requirement D-278: Status reports a silent provider, rejected keys, missing webhooks, stuck emails, late and
//   failing jobs, an old or failed backup, a full disk, high memory use and missing images.
test('a silent provider is reported from its first missing answer, with its last answer, until it answers again', async () => {
  const shop = await createShopWithPayments()
  const { lines } = await openHealthPage(shop)
  const payments = async () => (await lines()).payments
  expect(await payments()).toMatchObject({ state: 'look', facts: { answered_at: null } })
  await runJobs(shop)
  const answered_at = shop.clock.now().toISOString()
  shop.bank.faults.add({ on: 'call', effect: 'cut', times: 10_000 })
  shop.clock.pass({ seconds: 30 })
  const silent_since = shop.clock.now().toISOString()
  await runJobs(shop)
  expect(await payments()).toMatchObject({ state: 'look', facts: { answered_at, silent_since } })
  shop.clock.pass({ seconds: 30 })
  await runJobs(shop)
  expect(await payments()).toMatchObject({ state: 'broken', facts: { answered_at, silent_since } })
  shop.bank.faults.clear()
  shop.clock.pass({ seconds: 30 })
  await runJobs(shop)
  expect(await payments()).toMatchObject({ state: 'works', facts: { silent_since: null } })
})

// Requirement D-278
test('keys that the provider rejects are reported', async () => {
  const shop = await createShopWithPayments()
  const { lines } = await openHealthPage(shop)
  await runJobs(shop)
  shop.bank.faults.add({ on: 'call', effect: 'fail', status: 401, times: 10_000 })
  await runJobs(shop)
  expect((await lines()).payments).toMatchObject({ state: 'broken', facts: { refuses_keys: true } })
  shop.bank.faults.clear()
  await runJobs(shop)
  expect((await lines()).payments.state).toBe('works')
})

// Requirement D-278
test('orders with unconfirmed payments are reported with their amounts', async () => {
  const { shop, shopper, order } = await shopWithOrder({ units: 2 })
  const { lines } = await openHealthPage(shop)
  await startPaying(shopper, order.id)
  await runJobs(shop)
  expect((await lines()).unanswered).toMatchObject({ state: 'works', facts: { orders: 0, total: 0 } })
  shop.bank.faults.add({ on: 'call', effect: 'fail', times: 10_000 })
  for (let turn = 0; turn < 6; turn++) {
    shop.clock.pass({ minutes: 10 })
    await runJobs(shop)
  }
  expect((await lines()).unanswered).toMatchObject({
    state: 'look',
    facts: { orders: 1, total: order.total_price, since: expect.any(String) },
  })
})

// Requirement D-278
test.each([
  [true, 'works'],
  [false, 'look'],
] as const)('a payment whose webhook arrived (%s) is shown as %s', async (webhooks, state) => {
  const { shop, shopper, order } = await shopWithOrder({ webhooks })
  const { lines } = await openHealthPage(shop)
  await payFor(shop, shopper, order.id)
  await deliverWebhooks(shop)
  // Webhooks may still arrive.
  expect((await lines()).webhooks.state).toBe('works')
  shop.clock.pass({ minutes: 11 })
  const { facts, ...told } = (await lines()).webhooks
  expect(told.state).toBe(state)
  expect(facts?.paid_at).not.toBeNull()
  expect(facts?.heard_at !== null).toBe(webhooks)
})

// Requirement D-278
test('an email that can’t be sent needs attention after half an hour, and counts as broken after a day', async () => {
  const mailer = {
    destination: 'nowhere',
    send: () => Promise.reject(new Error('535 Authentication failed')),
  }
  const shop = await createTestShop({ mailer })
  const { lines, admin } = await openHealthPage(shop)
  const written = shop.clock.now().toISOString()
  await shop.visitor().post('/api/auth/forgot-password', { email: admin.user.email })
  await sendMails(shop)
  const mails = async () => (await lines()).mails
  const facts = { waiting: 1, refused: 1, oldest_at: written, leaves: false }
  shop.clock.pass({ minutes: 30 })
  expect(await mails()).toEqual({ state: 'works', unread: null, facts })
  shop.clock.pass({ minutes: 1 })
  expect(await mails()).toMatchObject({ state: 'look', facts })
  shop.clock.pass({ days: 1 })
  expect(await mails()).toMatchObject({ state: 'broken', facts })
})

// Requirement D-278
test('a job that fails is reported, and so is one that never finishes', async () => {
  let now = new Date('2026-06-15T06:00:00Z')
  const jobRecord = createJobRecord({ now: () => now })
  const shop = await createTestShop({ jobRecord })
  const { lines } = await openHealthPage(shop)
  jobRecord.register('send emails', 2)
  jobRecord.register('make backups', 2)
  const jobs = async () => {
    const { state, facts } = (await lines()).jobs
    return [state, facts?.jobs.map(({ name, failing, late }) => [name, failing, late])]
  }
  const well = ['make backups', false, false]
  jobRecord.done('send emails')
  expect(await jobs()).toEqual(['works', [['send emails', false, false], well]])
  jobRecord.failed('send emails')
  expect(await jobs()).toEqual(['look', [['send emails', true, false], well]])
  now = new Date(now.getTime() + 16 * 60_000)
  shop.clock.pass({ minutes: 16 })
  jobRecord.done('send emails')
  // Not run since the process started.
  expect(await jobs()).toEqual([
    'broken',
    [
      ['send emails', false, false],
      ['make backups', false, true],
    ],
  ])
})

// Requirement D-277
test('demo database, payments, emails and backups need attention in a production shop', async () => {
  const shop = await createShopWithPayments({ env: real, machine: healthyMachine })
  const { lines } = await openHealthPage(shop)
  await runJobs(shop)
  const { database, payments, mails, backup, ...others } = statesOf(await lines())
  const embedded = process.env.TEST_DATABASE_URL ? database : 'look'
  expect([database, payments, mails, backup]).toEqual([embedded, 'look', 'look', 'look'])
  expect(new Set(Object.values(others))).toEqual(new Set(['works']))
})

// Requirement D-279
test('a check that can’t be read is a line that says so, and doesn’t hide the others', async () => {
  const shop = await createTestShop({ machine: healthyMachine })
  const { lines } = await openHealthPage(shop)
  await shop.db.schema.alterTable('outbox').renameTo('outbox_away').execute()
  const told = await lines()
  await shop.db.schema.alterTable('outbox_away').renameTo('outbox').execute()
  const failed = { state: 'broken', unread: 'failed', facts: null }
  expect([told.mails, told.unanswered]).toEqual([failed, failed])
  expect([told.backup.unread, told.database.unread, told.disk.unread]).toEqual([null, null, null])
})

// Requirement D-279: A check that hangs is given two seconds and one connection however often the page is opened; a
//   check that hangs or fails is shown as such next to the others.
test('checks that hang are given two seconds, all at once, and run only once at a time', async () => {
  const silence = Promise.withResolvers<never>()
  let asked = 0
  const disk = () => {
    asked += 1
    return silence.promise
  }
  const well = await createTestShop()
  const media = { ...well.media }
  const shop = await createTestShop({ db: well.db, machine: { ...healthyMachine, disk }, media })
  onTestFinished(() => silence.reject(new Error('at last')))
  const { lines, admin } = await openHealthPage(shop)
  await sendForm(admin, 'post', '/api/images/add', { title: 'loginBg' }, [await plainPicture('#5E7A3A')])
  media.get = () => silence.promise
  const begun = performance.now()
  const pages = await Promise.all([lines(), lines(), lines()])
  expect(performance.now() - begun).toBeLessThan(3_900)
  for (const { disk, pictures, ...others } of pages) {
    expect([disk, pictures]).toEqual(Array(2).fill({ state: 'broken', unread: 'late', facts: null }))
    expect(Object.values(others).filter(({ unread }) => unread !== null)).toEqual([])
  }
  const folders = 3
  expect(asked).toBe(folders)
})
