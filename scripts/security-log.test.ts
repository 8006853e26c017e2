import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '#database/open.ts'
import { recordSecurity } from '#people/security/server/log/record-security.ts'
import { readSettings } from '#settings/settings.ts'
import { copyMigratedDatabase } from '#test/shop/migrated-database.ts'
import { createMigratedDatabase } from '#test/shop/server-databases.ts'
import { compileCacheEnv } from './setup/runtime.mjs'

const server = process.env.TEST_DATABASE_URL

// Requirement D-66
test('the command says whether the security log is intact, and what is wrong with it', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'shop-security-'))
  if (!server) await copyMigratedDatabase(DATA_DIR)
  const env = {
    ...compileCacheEnv,
    DATA_DIR,
    DEMO: 'off',
    ...(server && { DATABASE_URL: await createMigratedDatabase(server) }),
  }
  const change = async (work: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<unknown>) => {
    const db = await openDatabase(readSettings(env))
    await work(db)
    await db.destroy()
  }
  await change(async (db) => {
    for (let i = 0; i < 3; i++) await recordSecurity(db, { event: 'login', now: new Date() })
  })
  const whole = await run(env, '--show', '2')
  expect(whole.said).toMatch(
    /\n?.*login.*\n.*login.*\nThe security log is complete and unchanged: 3 entries\.\n/,
  )
  expect(whole.ok).toBe(true)
  const [, kept = ''] = /keep it elsewhere\): (\S+)/.exec(whole.said) ?? []
  expect((await run(env, '--known', kept)).ok).toBe(true)
  await change((db) =>
    db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx)
      await sql`delete from security_log where number = 2`.execute(trx)
    }),
  )
  const broken = await run(env)
  expect(broken.said).toBe('At least one entry before entry 3 of the security log is missing.\n')
  expect(broken.ok).toBe(false)
}, 600_000)

const run = (env: Record<string, string>, ...flags: string[]) =>
  new Promise<{ ok: boolean; said: string }>((resolve) =>
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'security-log.ts'), ...flags],
      { env, cwd: env.DATA_DIR, timeout: 120_000 },
      (error, stdout, stderr) => resolve({ ok: error === null, said: stdout + stderr }),
    ).stdin?.end(),
  )
