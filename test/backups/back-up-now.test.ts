import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { mails } from '#mails.ts'
import { notifyLateBackup } from '#operations/backups/server/nightly/notify-late-backup.ts'
import { runBackups } from '#operations/backups/server/nightly/run-backups.ts'
import { readBackupList } from '#operations/backups/server/storage/backup-list.ts'
import { openBackupLocation } from '#operations/backups/server/storage/backup-location.ts'
import { backUp } from '#operations/backups/server/writing/back-up.ts'
import { sendMails } from '#operations/outbox/server/send-mails.ts'
import { createTestShop, signInAs } from '../shop/shop.ts'
import { temporaryFolder } from '../shop/temporary-folder.ts'

// Whole shops are backed up and restored: takes seconds alone, more on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

/** Consecutive shops in one place use the same key. */
const BACKUP_KEY = 'AGE-SECRET-KEY-1EXWHSDG3W5U9W7GJWVYSV7ELX3FEGTPYG4V3CZ2PAG9C4K05D0GQWWRJ6Q'

const shopWithBackups = async (env: Record<string, string> = {}) => {
  const to = temporaryFolder()
  const shop = await createTestShop({
    env: { BACKUP_TO: to, DATA_DIR: temporaryFolder(), BACKUP_KEY, ...env },
  })
  const list = () => readBackupList(openBackupLocation(shop.settings))
  return { shop, to, list }
}

// Requirement D-314: The dashboard shows the last backup and can make one now, after administrators confirm who they
//   are.
test('an administrator makes a backup, and the dashboard shows when', async () => {
  const dataDir = temporaryFolder()
  const shop = await createTestShop({ env: { DATA_DIR: dataDir } })
  const admin = await signInAs(shop, 'admin')
  const standing = async () => (await admin.get('/api/backups')).json()
  expect(await standing()).toMatchObject({ nightly: false, running: false, last: null, late: false })
  expect((await admin.post('/api/backups')).json()).toMatchObject({ running: true })
  // A second click returns the same backup.
  await admin.post('/api/backups')
  await runBackups(shop)
  await runBackups(shop)
  expect(await standing()).toMatchObject({
    where: join(dataDir, 'backups'),
    running: false,
    problem: null,
    last: { at: shop.clock.now().toISOString(), pictures: 0, missing_pictures: 0 },
  })
  expect(readdirSync(join(dataDir, 'backups')).sort()).toEqual([
    expect.stringMatching(/^\d{8}t/),
    'access',
    'backups.json',
  ])
  const events = await shop.db.selectFrom('security_log').select(['event', 'user_id']).execute()
  expect(events).toContainEqual({ event: 'backup wanted', user_id: admin.user.id })
})

// Requirement D-313: One process makes a backup every night, and another takes over if it dies.
test('one backup is made every night, whatever the number of processes', async () => {
  const { shop, list } = await shopWithBackups()
  await Promise.all([runBackups(shop), runBackups(shop), runBackups(shop)])
  expect(await list()).toHaveLength(1)
  shop.clock.pass({ minutes: 60 })
  await runBackups(shop)
  expect(await list()).toHaveLength(1)
  shop.clock.pass({ days: 1 })
  await runBackups(shop)
  expect((await list()).map(({ sha256 }) => sha256)).toEqual([expect.any(String), expect.any(String)])
})

test('a new shop in the place of a lost one leaves the backups there alone by night, and says so', async () => {
  const { shop: lost, to, list } = await shopWithBackups()
  await runBackups(lost)
  const [kept] = await list()
  const { shop } = await shopWithBackups({ BACKUP_TO: to, BACKUP_KEEP: '1' })
  await runBackups(shop)
  expect(await list()).toEqual([kept])
  const admin = await signInAs(shop, 'admin')
  expect((await admin.get('/api/backups')).json().problem).toMatch(
    /^There are backups in .* restore it into an empty shop/,
  )
  await admin.post('/api/backups')
  await runBackups(shop)
  expect(await list()).not.toEqual([kept])
})

test('of two backups made at once to one place one is told that it is none', async () => {
  const { shop, list } = await shopWithBackups()
  const elsewhere = { ...shop.settings, dataDir: temporaryFolder() }
  let isFirst = true
  const at = async () => {
    if (isFirst) isFirst = false
    else return
    await backUp({ ...shop, settings: elsewhere })
  }
  await expect(backUp({ ...shop, hooks: { at } })).rejects.toThrow('Another backup was made at the same time')
  expect((await list()).map(({ sha256 }) => sha256)).toEqual([expect.any(String)])
})

// Requirement D-313
test('a process that shuts down releases its backup, and one that dies leaves it to the next', async () => {
  const { shop, list } = await shopWithBackups()
  const stopping = new AbortController()
  stopping.abort()
  await runBackups(shop, stopping.signal)
  await shop.db.updateTable('backups').set({ due_at: shop.clock.now() }).execute()
  await runBackups(shop)
  expect(await list()).toHaveLength(1)
  shop.clock.pass({ days: 1 })
  const killed = runBackups({ ...shop, hooks: { at: () => new Promise(() => {}) } })
  await expect.poll(async () => (await list()).length).toBe(2)
  shop.clock.pass({ seconds: 11 })
  await runBackups(shop)
  expect((await list()).filter(({ sha256 }) => sha256 !== null)).toHaveLength(2)
  void killed
})

// Requirement D-315: The merchant is notified once a day if the last good backup is more than two days old.
test('a nightly backup that fails is tried three times, and reported once a day when two days late', async () => {
  const { shop } = await shopWithBackups()
  await runBackups(shop)
  const broken = {
    ...shop,
    settings: { ...shop.settings, backup: { ...shop.settings.backup, to: '/dev/null/backups' } },
  }
  const admin = await signInAs(shop, 'admin')
  shop.clock.pass({ days: 1 })
  for (let tried = 0; tried < 5; tried++) {
    await runBackups(broken)
    shop.clock.pass({ minutes: 61 })
  }
  const tries = await shop.db
    .selectFrom('backups')
    .select(['tries', 'due_at', 'problem'])
    .orderBy('id')
    .execute()
  const problem = expect.stringMatching(/^Couldn’t write the backup to \/dev\/null\/backups: ENOTDIR/)
  expect(tries).toMatchObject([{ tries: 1 }, { tries: 3, due_at: null, problem }])
  await notifyLateBackup(shop)
  shop.clock.pass({ days: 1 })
  for (let told = 0; told < 2; told++) await notifyLateBackup(shop)
  await sendMails(shop, mails)
  expect(shop.mails.map(({ subject }) => subject)).toEqual(['Your shop hasn’t been backed up for two days'])
  expect(shop.mails[0]?.text).toContain('Couldn’t write the backup to /dev/null/backups')
  await admin.logInAgain()
  expect((await admin.get('/api/backups')).json()).toMatchObject({ late: true, problem })
  shop.clock.pass({ days: 1 })
  await notifyLateBackup(shop)
  await runBackups(shop)
  await notifyLateBackup(shop)
  await sendMails(shop, mails)
  expect(shop.mails).toHaveLength(2)
})

// Requirement D-321
test('a damaged key file is mentioned in no message and no log', async () => {
  const DATA_DIR = temporaryFolder()
  const logged: string[] = []
  const log = pino({ level: 'debug' }, { write: (line) => logged.push(line) })
  const shop = await createTestShop({ env: { DATA_DIR, BACKUP_TO: temporaryFolder() }, log })
  const damaged = `${BACKUP_KEY.slice(0, -1)}P`
  writeFileSync(join(DATA_DIR, 'backup-key'), damaged)
  await runBackups(shop)
  const { problem } = (await (await signInAs(shop, 'admin')).get('/api/backups')).json()
  expect(problem).toContain('The backup key isn’t valid')
  expect(logged.join()).toContain('The backup key isn’t valid')
  for (const text of [problem, ...logged]) expect(text).not.toContain(damaged.slice(16, 40))
  // Not even if encrypted data is read with this key.
  writeFileSync(join(DATA_DIR, 'backup-key'), BACKUP_KEY)
  await backUp(shop)
  writeFileSync(join(DATA_DIR, 'backup-key'), damaged)
  const read = await readBackupList(openBackupLocation(shop.settings)).catch((error: Error) => error)
  expect(read).toMatchObject({ message: expect.stringContaining('The backup key isn’t valid') })
  expect(`${read}`).not.toContain(damaged.slice(16, 40))
})
