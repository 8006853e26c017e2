import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Db } from '#database/connect.ts'
import { diskMedia } from '#integrations/media/disk.ts'
import { readAccessChanges } from '#operations/backups/server/access/access-list.ts'
import { writeAccessList } from '#operations/backups/server/access/write-access-list.ts'
import { restoreBackup } from '#operations/backups/server/restoring/restore-backup.ts'
import { openBackupLocation } from '#operations/backups/server/storage/backup-location.ts'
import { listTables } from '#operations/backups/server/tables.ts'
import { backUp } from '#operations/backups/server/writing/back-up.ts'
import { loadPepper, replacePeppers } from '#people/accounts/server/pins/pepper.ts'
import { createPinReset } from '#people/accounts/server/pins/pin-resets.queries.ts'
import { hashPin } from '#people/accounts/server/pins/pins.ts'
import { replaceRecoveryCodes } from '#people/second-factor/server/recovery-codes.queries.ts'
import { readSecrets } from '#secret-file.ts'
import { readSettings, type Settings } from '#settings/settings.ts'
import { startS3 } from '../shop/s3-server.ts'
import { sendMails } from '../shop/send-mails.ts'
import { signInAs } from '../shop/shop.ts'
import { temporaryFolder } from '../shop/temporary-folder.ts'
import { createBackedUpShop, logIn, restoreNewest, withPin } from './restored-shop.ts'
import { openBareDatabaseForTest } from './traded-shop.ts'

// Whole shops are backed up and restored: takes seconds alone, more on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

const key = 'AGE-SECRET-KEY-1EXWHSDG3W5U9W7GJWVYSV7ELX3FEGTPYG4V3CZ2PAG9C4K05D0GQWWRJ6Q'
const passkey = (userId: number, id: string) => ({
  id,
  user_id: userId,
  name: 'Phone',
  public_key: 'key',
  counter: 1,
  transports: ['internal'],
  created_at: new Date(),
})
const passkeysOf = async (db: Db) =>
  (await db.selectFrom('passkeys').select('id').execute()).map(({ id }) => id)

// Requirement D-318: A restore ends every session, link and code from the backup; newer pins, passkeys, blocks and
//   erasures are replayed from a list next to the backups.
test('a restore ends every session, link and code of the backup, and keeps newer pins, passkeys, blocks and erasures', async () => {
  const shop = await createBackedUpShop()
  const { db, clock } = shop
  const [changed, blocked, erased, quiet] = [
    await withPin(shop, '4821'),
    await withPin(shop, '7391'),
    await withPin(shop, '6048'),
    await withPin(shop, '9053'),
  ]
  const admin = await signInAs(shop, 'admin', { pin_hash: await hashPin('8264') })
  await db
    .insertInto('passkeys')
    .values([passkey(admin.user.id, 'lost'), passkey(admin.user.id, 'kept')])
    .execute()
  await db.transaction().execute((trx) => replaceRecoveryCodes(trx, admin.user.id))
  const token = await createPinReset(db, quiet.user.id, new Date(clock.now().getTime() + 1_800_000))
  await shop.visitor().post('/api/auth/forgot-password', { email: quiet.user.email })
  await writeAccessList(shop)
  await backUp(shop)

  const pins = { currentPassword: '4821', newPassword: '2957' }
  expect((await changed.put('/api/account/update', pins)).statusCode).toBe(200)
  await db.deleteFrom('passkeys').where('id', '=', 'lost').execute()
  await db
    .updateTable('users')
    .set({ blocked_at: clock.now(), blocked_reason: 'A fraud' })
    .where('id', '=', blocked.user.id)
    .execute()
  await writeAccessList(shop)
  expect((await erased.post('/api/account/erase', { pin: '6048' })).statusCode).toBe(200)
  await writeAccessList(shop)

  const { told, again } = await restoreNewest(shop)
  expect(told.replayed).toMatchObject({ renewed: 2, blocked: 1, erased: 1 })
  for (const { cookies } of [changed, admin, quiet]) {
    const { statusCode } = await again.visitor().get('/api/profile', { cookies })
    expect(statusCode).toBe(401)
  }
  expect(await logIn(again, changed.user.phone, '4821')).toBe(401)
  expect(await logIn(again, changed.user.phone, '2957')).toBe(200)
  expect(await logIn(again, blocked.user.phone, '7391')).toBe(403)
  expect(await logIn(again, erased.user.phone, '6048')).toBe(401)
  expect(await logIn(again, quiet.user.phone, '9053')).toBe(200)
  expect(await passkeysOf(again.db)).toEqual(['kept'])
  for (const table of ['pin_resets', 'login_codes', 'passkey_codes', 'recovery_codes'] as const)
    expect(await again.db.selectFrom(table).selectAll().execute(), table).toEqual([])
  const reset = { email: quiet.user.email, token, pin: '2957' }
  expect((await again.visitor().post('/api/auth/reset-password', reset)).statusCode).toBe(400)
  expect(
    await again.db.selectFrom('outbox').select('kind').where('kind', '=', 'pin-reset').execute(),
  ).toEqual([])
  const left = await again.db.selectFrom('users').selectAll().where('id', '=', erased.user.id).execute()
  expect(JSON.stringify(left)).not.toContain(erased.user.email)

  // Restored again from the same backup, after another change in the restored shop.
  const next = { ...again, settings: shop.settings }
  await next.db
    .updateTable('users')
    .set({ blocked_at: null, blocked_reason: null })
    .where('id', '=', blocked.user.id)
    .execute()
  await writeAccessList(next)
  const once = await restoreNewest(shop)
  expect(await logIn(once.again, blocked.user.phone, '7391')).toBe(200)
  expect(await logIn(once.again, changed.user.phone, '2957')).toBe(200)
})

// Requirement D-361
test('a restored shop still holds emails to unconfirmed addresses, and the emailed link still confirms', async () => {
  const shop = await createBackedUpShop()
  const asked = { kind: 'question', name: 'Devi', email: 'devi@example.com', body: 'Is there gluten in it?' }
  await shop.visitor().post('/api/tickets/ask', { form_key: 'form-of-a-stranger', ...asked })
  const [{ link_key: key } = { link_key: null }] = await shop.db
    .selectFrom('tickets')
    .select('link_key')
    .execute()
  await sendMails(shop)
  await backUp(shop)
  const { again } = await restoreNewest(shop)
  await sendMails(again)
  expect(again.mails).toEqual([])
  const confirmed = await again.visitor().post(`/api/tickets/by-link/${key}/confirmation`, {})
  expect(confirmed.json()).toMatchObject({ number: 'T-00001', confirmed: true })
  await sendMails(again)
  expect(again.mails.map(({ subject }) => subject)).toEqual(['We’ve received your ticket T-00001'])
})

// Requirement D-318
test('entries about an account don’t apply to another one that got its number', async () => {
  const shop = await createBackedUpShop()
  await backUp(shop)
  const lost = await withPin(shop, '4821')
  await shop.db
    .updateTable('users')
    .set({ blocked_at: shop.clock.now(), blocked_reason: 'A fraud' })
    .execute()
  await writeAccessList(shop)
  shop.clock.pass({ days: 1 })
  const { again } = await restoreNewest(shop)
  const other = await withPin(again, '7391')
  expect(other.user.id).toBe(lost.user.id)
  await backUp({ ...again, settings: shop.settings })
  const { again: third } = await restoreNewest(shop)
  expect(await logIn(third, other.user.phone, '7391')).toBe(200)
})

// Requirement D-324: Backups are encrypted with a key outside the database, which the merchant is asked to write
//   down; another machine can restore with that key alone.
test('nothing next to or in a backup can be read without its key', async () => {
  const shop = await createBackedUpShop()
  const { user } = await withPin(shop, '4821')
  await shop.db
    .updateTable('users')
    .set({ blocked_at: shop.clock.now(), blocked_reason: 'A fraud' })
    .execute()
  await writeAccessList(shop)
  await backUp(shop)
  const folder = shop.settings.backup.to ?? ''
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  )
  expect(files).toContain('access/0000001.json')
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'latin1')
    expect(text.slice(0, 22), file).toBe('age-encryption.org/v1\n')
    for (const secret of [user.email, user.phone, 'argon2id', 'A fraud']) expect(text).not.toContain(secret)
  }
  const elsewhere = (env: Record<string, string>) =>
    readSettings({ DEMO: 'off', BACKUP_TO: folder, DATA_DIR: temporaryFolder(), ...env })
  await expect(restoreNewest(shop, elsewhere({}))).rejects.toThrow('this server has no key for them')
  await expect(restoreNewest(shop, elsewhere({ BACKUP_KEY: key }))).rejects.toThrow(
    'encrypted with a different key',
  )
  const written = readFileSync(join(shop.settings.dataDir, 'backup-key'), 'utf8').trim()
  await expect(
    restoreNewest(shop, elsewhere({ BACKUP_KEY: `${key},${written.toLowerCase()}` })),
  ).resolves.toBeDefined()
})

// Requirement D-320: The pin pepper of a backup is restored before the shop is filled; a different `PIN_PEPPER` is
//   rejected before anything changes.
test('a backup’s pepper is restored before the shop is filled, and a different setting is rejected', async () => {
  const shop = await createBackedUpShop()
  loadPepper(shop.settings)
  onTestFinished(() => replacePeppers([]))
  await backUp(shop)
  const pepperIn = ({ dataDir }: { dataDir: string }) => readSecrets(join(dataDir, 'pin-pepper'))
  const BACKUP_KEY = readFileSync(join(shop.settings.dataDir, 'backup-key'), 'utf8').trim()
  const elsewhere = (env: Record<string, string> = {}) =>
    readSettings({ BACKUP_TO: shop.settings.backup.to, DATA_DIR: temporaryFolder(), BACKUP_KEY, ...env })
  const PIN_PEPPER = 'another-pepper-that-is-long-enough'
  const db = await openBareDatabaseForTest()
  const restore = (settings: Settings) =>
    restoreBackup({ db, media: diskMedia(temporaryFolder()) }, openBackupLocation(settings), { settings })
  await expect(restore(elsewhere({ PIN_PEPPER }))).rejects.toThrow('PIN_PEPPER isn’t the one')
  expect(await listTables(db)).toEqual([])
  const kept = pepperIn(shop.settings)
  const begun = elsewhere()
  vi.spyOn(db, 'transaction').mockImplementationOnce(() => {
    throw new Error('killed')
  })
  await expect(restore(begun)).rejects.toThrow('killed')
  expect(pepperIn(begun)).toEqual(kept)
  await restore(elsewhere({ PIN_PEPPER: `${PIN_PEPPER},${kept[0]}` }))
})

// Requirement D-324
test('a process with another key writes nothing, and a new key can follow the earlier one', async () => {
  const shop = await createBackedUpShop()
  await withPin(shop, '4821')
  const left = async () => (await shop.db.selectFrom('access_changes').selectAll().execute()).length
  await shop.db.updateTable('users').set({ pin_hash: 'another' }).execute()
  await writeAccessList(shop)
  expect(await left()).toBe(0)
  const written = readFileSync(join(shop.settings.dataDir, 'backup-key'), 'utf8').trim()
  const as = (keys: string[]) => ({
    ...shop,
    settings: { ...shop.settings, backup: { ...shop.settings.backup, keys } },
  })
  await shop.db.updateTable('users').set({ pin_hash: 'a third' }).execute()
  await expect(writeAccessList(as([key]))).rejects.toThrow('isn’t the one used for this shop’s backups')
  expect(await left()).toBe(1)
  await writeAccessList(as([key, written]))
  expect(await left()).toBe(0)
  expect((await readAccessChanges([openBackupLocation(as([key, written]).settings)], 0)).last).toBe(2)
})

// Requirement D-318
test('the list is stored in an S3 store as well, once for any number of processes, and waits while that is unreachable', async () => {
  const { options: s3, server } = await startS3()
  const shop = await createBackedUpShop({
    MEDIA_S3_ENDPOINT: s3.endpoint,
    MEDIA_S3_REGION: s3.region,
    MEDIA_S3_BUCKET: s3.bucket,
    MEDIA_S3_KEY_ID: s3.keyId,
    MEDIA_S3_SECRET: s3.secret,
    BACKUP_TO: 's3://shop/backups',
  })
  for (const pin of ['4821', '7391', '6048']) await withPin(shop, pin)
  const change = (reason: string) =>
    shop.db.updateTable('users').set({ blocked_at: shop.clock.now(), blocked_reason: reason }).execute()
  await change('one')
  await Promise.all([writeAccessList(shop), writeAccessList(shop), writeAccessList(shop)])
  await change('two')
  await writeAccessList(shop)
  const { last, changes } = await readAccessChanges([openBackupLocation(shop.settings)], 0)
  expect(last).toBe(2)
  expect(changes).toMatchObject(Array(3).fill({ blocked_reason: 'two' }))
  await change('three')
  await server.close()
  await expect(writeAccessList(shop)).rejects.toThrow('Couldn’t ')
  expect(await shop.db.selectFrom('access_changes').selectAll().execute()).toHaveLength(3)
})

// Requirement D-324
test('the back office warns until the key is written down, and shows it after confirmation', async () => {
  const shop = await createBackedUpShop()
  const admin = await signInAs(shop, 'admin')
  const unwritten = async () => (await admin.get('/api/backups')).json().key_unwritten
  expect(await unwritten()).toBe(true)
  shop.clock.pass({ minutes: 11 })
  expect((await admin.post('/api/backups/key', {})).statusCode).toBe(403)
  await admin.logInAgain()
  const { key: shown } = (await admin.post('/api/backups/key', {})).json()
  expect(shown).toBe(readFileSync(join(shop.settings.dataDir, 'backup-key'), 'utf8').trim())
  expect(await unwritten()).toBe(true)
  expect((await admin.post('/api/backups/key-written-down', {})).json().key_unwritten).toBe(false)
  const { event } = await shop.db
    .selectFrom('security_log')
    .select('event')
    .where('event', '=', 'backup key shown')
    .executeTakeFirstOrThrow()
  expect(event).toBe('backup key shown')
  const given = await createBackedUpShop({ BACKUP_KEY: key })
  expect((await (await signInAs(given, 'admin')).get('/api/backups')).json().key_unwritten).toBe(false)
})
