import { readdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { connectToServer } from '#database/connect.ts'
import { compileCacheEnv } from '../../scripts/setup/runtime.mjs'
import { canMount, mountDisk } from '../outage/small-disk.ts'
import { createEmptyDatabase, createMigratedDatabase } from '../shop/server-databases.ts'
import { temporaryFolder } from '../shop/temporary-folder.ts'
import { runCommand } from './run-command.ts'

/* The command-line scripts themselves, killed with SIGKILL while they run, and on a full disk. */
const server = process.env.TEST_DATABASE_URL ?? ''
const mails = 20_000

const commandOn = (DATABASE_URL: string, BACKUP_TO: string) => ({
  ...compileCacheEnv,
  DATABASE_URL,
  BACKUP_TO,
  DATA_DIR: temporaryFolder(),
  // The key file is lost with the shop's folder, so the key must have been written down.
  BACKUP_KEY: 'AGE-SECRET-KEY-1EXWHSDG3W5U9W7GJWVYSV7ELX3FEGTPYG4V3CZ2PAG9C4K05D0GQWWRJ6Q',
  DEMO: 'off',
  LOG_LEVEL: 'silent',
  PORT: '1',
})

/**
 * A shop whose backup takes a while.
 * @returns the URL of its database
 */
async function talkativeShop() {
  const url = await createMigratedDatabase(server)
  await sql`insert into outbox (kind, subject_key, recipient, subject, body_text, body_html, next_attempt_at, sent_at, created_at)
    select 'order-confirmation', number::text, 'a@example.com', 'Thank you', repeat(md5(number::text), 20), '', now(), now(), now()
    from generate_series(1, ${mails}::integer) as number`.execute(await handleOn(url))
  return url
}

async function handleOn(url: string) {
  const db = await connectToServer(url, 1)
  onTestFinished(() => db.destroy())
  return db
}

const countMails = async (url: string) => {
  const { rows } = await sql<{ mails: number }>`select count(*)::integer as mails from outbox`.execute(
    await handleOn(url),
  )
  return rows[0]?.mails
}

/** The list of account changes belongs to all backups: it exists from the first one and does not grow with them. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => !name.startsWith('access'))
    .length

// Requirement D-310: A killed backup or restore damages nothing, and a full disk is reported in a sentence.
test('killing a backup again and again damages none, and the next one is complete', async () => {
  const url = await talkativeShop()
  const env = commandOn(url, temporaryFolder())
  expect(await runCommand('backup', env)).toMatchObject({ ok: true })
  const whole = filesIn(env.BACKUP_TO)
  for (const share of [0.1, 0.5]) {
    const before = filesIn(env.BACKUP_TO)
    const killed = await runCommand('backup', env, async (child) => {
      while (filesIn(env.BACKUP_TO) < before + share * whole && child.exitCode === null) await pause(1)
      child.kill('SIGKILL')
    })
    expect(killed.signal).toBe('SIGKILL')
    const there = commandOn(await createEmptyDatabase(server), env.BACKUP_TO)
    expect((await runCommand('restore', there)).said).toContain('all verified.')
    expect(await countMails(there.DATABASE_URL)).toBe(mails)
  }
  expect(await runCommand('backup', env)).toMatchObject({ ok: true })
  // Killed backups leave no files.
  expect(filesIn(env.BACKUP_TO)).toBeLessThan(2.5 * whole)
}, 300_000)

// Requirement D-310
test('a killed restore leaves the shop empty, and the next one fills it', async () => {
  const env = commandOn(await talkativeShop(), temporaryFolder())
  expect(await runCommand('backup', env)).toMatchObject({ ok: true })
  const there = commandOn(await createEmptyDatabase(server), env.BACKUP_TO)
  const watching = await handleOn(there.DATABASE_URL)
  const isFilling = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query ilike 'insert%outbox%'`.execute(
      watching,
    )
    return rows.length > 0
  }
  const killed = await runCommand('restore', there, async (child) => {
    while (!(await isFilling()) && child.exitCode === null) await pause(1)
    child.kill('SIGKILL')
  })
  expect(killed.signal).toBe('SIGKILL')
  const { rows: tables } = await sql`select from pg_tables where schemaname = 'public'`.execute(watching)
  expect(tables).toHaveLength(0)
  expect((await runCommand('restore', there)).said).toContain('all verified.')
  expect(await countMails(there.DATABASE_URL)).toBe(mails)
}, 300_000)

// Requirement D-310
test.runIf(canMount)(
  'a backup to a full disk is reported, and made once there is space',
  async () => {
    const disk = mountDisk(64)
    const env = commandOn(await talkativeShop(), disk.folder)
    await disk.whileFull(async () => {
      expect(await runCommand('backup', env)).toMatchObject({
        ok: false,
        said: expect.stringContaining(`Couldn’t write the backup to ${disk.folder}: ENOSPC`),
      })
    })
    expect(
      (await runCommand('restore', commandOn(await createEmptyDatabase(server), disk.folder))).said,
    ).toContain('There are no backups')
    expect(await runCommand('backup', env)).toMatchObject({ ok: true })
  },
  300_000,
)
