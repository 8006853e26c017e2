import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createJobRecord } from '#operations/jobs/server/job-record.ts'
import { createListeningShop } from '#test/shop/listening-shop.ts'
import { createTestShop, signInAs } from '#test/shop/shop.ts'
import { temporaryFolder } from '#test/shop/temporary-folder.ts'

const token = 'a-token-of-some-length'
const env = { METRICS_TOKEN: token }
const authorization = { headers: { authorization: `Bearer ${token}` } }

test('there are no metrics without a token in the settings, and none for who does not send it', async () => {
  const open = await createTestShop()
  expect((await open.visitor().get('/metrics', authorization)).statusCode).toBe(404)
  const shop = await createTestShop({ env })
  for (const headers of [{}, { authorization: 'Bearer ' }, { authorization: `Basic ${token}` }]) {
    const answer = await shop.visitor().get('/metrics', { headers })
    expect([answer.statusCode, answer.body]).toEqual([401, 'A token is needed.\n'])
  }
})

// Requirement D-275: Requests, caches, connections, jobs, orders, emails, refunds and the provider have Prometheus
//   metrics, readable with the token.
test('requests are counted by route and status, and cached answers separately', async () => {
  const { ask } = await createListeningShop({ env })
  for (const path of ['/api/products', '/api/products', '/api/products/987654', '/api/orders'])
    await ask(path)
  const { text } = await ask('/metrics', authorization)
  expect(text).toContain('shop_request_seconds_count{method="GET",route="/api/products/:id",status="404"} 1')
  expect(text).toContain('shop_request_seconds_count{method="GET",route="/api/orders",status="401"} 1')
  expect(text).toContain('shop_kept_answers_total{from="ready"} 1')
})

// Requirement D-275
test('orders, waiting emails and failing jobs have metrics', async () => {
  const clock = { now: () => new Date('2026-06-15T06:00:00Z') }
  const jobRecord = createJobRecord(clock)
  const shop = await createTestShop({ env, jobRecord })
  jobRecord.register('send emails', 2)
  jobRecord.failed('send emails')
  jobRecord.done('send emails')
  const customer = await signInAs(shop, 'customer')
  await shop.db
    .insertInto('outbox')
    .values({
      kind: 'reset-pin',
      subject_key: 'a',
      recipient: customer.user.email,
      created_at: new Date(shop.clock.now().getTime() - 90_000),
      next_attempt_at: shop.clock.now(),
    })
    .execute()
  const { body } = await shop.visitor().get('/metrics', authorization)
  for (const line of [
    'shop_database_up 1',
    'shop_orders{status="pending"} 0',
    'shop_mails_waiting 1',
    'shop_oldest_mail_seconds 90',
    'shop_refunds{state="failed"} 0',
    'shop_job_failures_total{job="send emails"} 1',
    'shop_job_lag_seconds{job="send emails"} 0',
    'shop_provider_silent 0',
  ])
    expect(body.split('\n')).toContain(line)
})

// Requirement D-281: The age of the last backup is a metric, with an alert after more than two days.
test('the age of the last backup is a metric with automatic backups, counted from the first due one before that', async () => {
  const withoutNights = await createTestShop({ env })
  const shop = await createTestShop({ env: { ...env, BACKUP_TO: temporaryFolder() }, db: withoutNights.db })
  const told = async ({ visitor }: typeof shop) => {
    const { body } = await visitor().get('/metrics', authorization)
    return body.split('\n').filter((line: string) => line.startsWith('shop_last_backup_timestamp_seconds'))
  }
  expect(await told(shop)).toEqual([])
  const asked_at = shop.clock.now()
  await shop.db.insertInto('backups').values({ asked_at, problem: 'The disk is full.' }).execute()
  expect(await told(shop)).toEqual([`shop_last_backup_timestamp_seconds ${asked_at.getTime() / 1000}`])
  const finished_at = new Date(asked_at.getTime() + 60_000)
  await shop.db.insertInto('backups').values({ asked_at, finished_at, name: 'a' }).execute()
  expect(await told(shop)).toEqual([`shop_last_backup_timestamp_seconds ${finished_at.getTime() / 1000}`])
  expect(await told(withoutNights)).toEqual([])
})

// Requirement D-295: Free disk space of data, images and backups is a metric with alerts.
test('the space on each disk is a metric, with what is stored on it', async () => {
  const disk = async (folder: string) =>
    folder.includes('backups') ? { id: 2, free: 5e9, total: 9e9 } : { id: 1, free: 1e9, total: 2e9 }
  const machine = { disk, memory: () => ({ used: 1, free: 1 }) }
  const shop = await createTestShop({ env: { ...env, BACKUP_TO: '/mnt/backups' }, machine })
  const { body } = await shop.visitor().get('/metrics', authorization)
  expect(body.split('\n')).toEqual(
    expect.arrayContaining([
      'shop_disk_free_bytes{holds="data, pictures"} 1000000000',
      'shop_disk_bytes{holds="data, pictures"} 2000000000',
      'shop_disk_free_bytes{holds="backups"} 5000000000',
    ]),
  )
})

// Requirement D-296: A folder that can't be read has its own metric and alert, and hides no other disk.
test('a folder that can’t be read is reported, and hides no other disk', async () => {
  const disk = async (folder: string) => {
    if (folder.includes('backups')) throw new Error('gone')
    return { id: 1, free: 1e9, total: 2e9 }
  }
  const machine = { disk, memory: () => ({ used: 1, free: 1 }) }
  const shop = await createTestShop({ env: { ...env, BACKUP_TO: '/mnt/backups' }, machine })
  const { body } = await shop.visitor().get('/metrics', authorization)
  expect(body.split('\n').filter((line: string) => line.startsWith('shop_disk'))).toEqual([
    'shop_disk_readable{holds="backups"} 0',
    'shop_disk_readable{holds="data"} 1',
    'shop_disk_readable{holds="pictures"} 1',
    'shop_disk_free_bytes{holds="data, pictures"} 1000000000',
    'shop_disk_bytes{holds="data, pictures"} 2000000000',
  ])
})

// Requirement D-275
test('if the database can’t be read that is a metric, and so is what this process knows itself', async () => {
  const shop = await createTestShop({ env })
  await shop.db.schema.alterTable('order_tallies').renameTo('order_tallies_away').execute()
  const { statusCode, body } = await shop.visitor().get('/metrics', authorization)
  await shop.db.schema.alterTable('order_tallies_away').renameTo('order_tallies').execute()
  expect(statusCode).toBe(200)
  expect(body).toContain('shop_database_up 0')
  expect(body).toContain('nodejs_eventloop_lag_p99_seconds')
  expect(body).not.toContain('shop_mails_waiting 0')
})

// Requirement D-276: Alerts and a dashboard are included and use only metrics that exist.
// Requirement D-281
test('each alert and each panel of the dashboard uses existing metrics', async () => {
  const shop = await createTestShop({ env })
  const { body } = await shop.visitor().get('/metrics', authorization)
  const known = new Set([...body.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  // The embedded database has no connection metrics.
  known.add('shop_database_connections')
  const folder = join(import.meta.dirname, '../../../../deploy/monitoring')
  const asked = readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/\b(?:shop|nodejs|process)_\w+/g)].map(([name]) =>
      name.replace(/_(?:bucket|count|sum)$/, ''),
    ),
  )
  expect(asked.length).toBeGreaterThan(15)
  expect(asked.filter((name) => !known.has(name))).toEqual([])
})
