import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '#database/open.ts'
import { readSettings } from '#settings/settings.ts'
import { runCommand } from '#test/backups/run-command.ts'
import { copyMigratedDatabase } from '#test/shop/migrated-database.ts'
import { createEmptyDatabase } from '#test/shop/server-databases.ts'
import { addCategory } from '#test/shop/shop.ts'
import { temporaryFolder } from '#test/shop/temporary-folder.ts'
import { compileCacheEnv } from '../setup/runtime.mjs'

const server = process.env.TEST_DATABASE_URL

// Requirements D-311, D-324
test('the commands back up and restore, and report what they can’t do', async () => {
  const DATA_DIR = temporaryFolder()
  const env = {
    ...compileCacheEnv,
    DATA_DIR,
    BACKUP_TO: temporaryFolder(),
    DEMO: 'off',
    LOG_LEVEL: 'silent',
    PORT: '1',
  }
  await copyMigratedDatabase(DATA_DIR)
  const pepper = 'a-pepper-that-the-shop-has-made-itself'
  writeFileSync(join(DATA_DIR, 'pin-pepper'), `${pepper}\n`)
  const db = await openDatabase(readSettings(env))
  await addCategory(db, { name: 'Muesli' })
  expect(await runCommand('backup', env)).toMatchObject({
    ok: false,
    said: expect.stringContaining('While the shop is running, use Back up now in the back office.'),
  })
  await db.destroy()
  expect(await runCommand('backup', env)).toMatchObject({
    ok: true,
    said: expect.stringMatching(/^Backed up as \w+-\w+ to /),
  })
  expect(await runCommand('restore', env)).toMatchObject({
    ok: false,
    said: expect.stringContaining('This shop isn’t empty'),
  })

  renameSync(join(DATA_DIR, 'database'), join(DATA_DIR, 'before'))
  const restored = await runCommand('restore', env)
  expect(restored.said).toContain('all verified.')
  expect(restored.said).toContain('Couldn’t check Razorpay')
  expect(restored.said).toMatch(/will now begin with [A-Z0-9]{2}/)
  expect(restored.said).toContain('Everyone has been logged out.')
  expect(await categoriesOf(env)).toEqual(['Muesli'])

  // Another machine, where only the written-down key is known.
  const elsewhere = { ...env, DATA_DIR: temporaryFolder() }
  expect((await runCommand('restore', elsewhere)).said).toContain('this server has no key for them')
  const BACKUP_KEY = readFileSync(join(DATA_DIR, 'backup-key'), 'utf8').trim()
  expect((await runCommand('restore', { ...elsewhere, BACKUP_KEY })).said).toContain('all verified.')
  expect(readFileSync(join(elsewhere.DATA_DIR, 'pin-pepper'), 'utf8').split('\n')[0]).toBe(pepper)

  if (!server) {
    const moved = await runCommand('move-to-postgres', env)
    return expect(moved.said).toContain('DATABASE_URL must be set to the Postgres server you want to move to')
  }
  const there = { ...env, DATABASE_URL: await createEmptyDatabase(server) }
  expect((await runCommand('move-to-postgres', there)).said).toContain(
    'Your shop has been moved to the Postgres server',
  )
  expect(await categoriesOf(there)).toEqual(['Muesli'])
  expect((await runCommand('move-to-postgres', there)).said).toContain('This shop isn’t empty')
  mkdirSync(join(DATA_DIR, 'nowhere'))
  const nothing = await runCommand('move-to-postgres', { ...there, DATA_DIR: join(DATA_DIR, 'nowhere') })
  expect(nothing.said).toContain('contains no database')
  expect(existsSync(join(DATA_DIR, 'database'))).toBe(true)
}, 600_000)

async function categoriesOf(env: Record<string, string>) {
  const db = await openDatabase(readSettings(env))
  const rows = await db.selectFrom('categories').select('name').execute()
  await db.destroy()
  return rows.map(({ name }) => name)
}
