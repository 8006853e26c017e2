import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#database/open.ts'
import { isEnrolmentCode } from '#people/second-factor/server/enrolment-codes/enrolment-codes.queries.ts'
import { readSettings } from '#settings/settings.ts'
import { copyMigratedDatabase } from '#test/shop/migrated-database.ts'
import { createEmptyDatabase, createMigratedDatabase } from '#test/shop/server-databases.ts'
import { compileCacheEnv } from './setup/runtime.mjs'

const script = join(import.meta.dirname, 'admin.ts')
const meena = ['--name', 'Meena S', '--email', 'Meena@Shop.example', '--phone', '9843011223', '--pin', '4821']
const server = process.env.TEST_DATABASE_URL
let env: Record<string, string>

const newHome = () => ({
  ...compileCacheEnv,
  DATA_DIR: mkdtempSync(join(tmpdir(), 'shop-admin-')),
  DEMO: 'off',
})

beforeEach(async () => {
  env = newHome()
  if (server) env.DATABASE_URL = await createMigratedDatabase(server)
  else await copyMigratedDatabase(env.DATA_DIR ?? '')
})

/** Runs the command on its own database, without a developer's `.env`, and returns its output and success. */
const admin = (...flags: string[]) =>
  new Promise<{ ok: boolean; said: string }>((resolve) =>
    execFile(
      process.execPath,
      [script, ...flags],
      { env, cwd: env.DATA_DIR, timeout: 120_000 },
      (error, stdout, stderr) => resolve({ ok: error === null, said: stdout + stderr }),
    ).stdin?.end(),
  )

// Requirement D-29
test('creates an administrator, and recognises an existing one', async () => {
  // The shop has never been started: the command must create the database.
  env = { ...newHome(), ...(server && { DATABASE_URL: await createEmptyDatabase(server) }) }
  const made = await admin(...meena)
  expect(made.said).toContain('Administrator created: Meena S (9843011223, meena@shop.example)')
  expect(made.ok).toBe(true)
  const again = await admin('--email', 'meena@shop.example', '--pin', '7391')
  expect(again.said).toContain('is already an administrator. The pin has been changed')
  expect(again.ok).toBe(true)
}, 240_000)

test('promotes a customer', async () => {
  await admin(...meena)
  const db = await openDatabase(readSettings(env))
  await db.updateTable('users').set({ role: 'customer' }).execute()
  await db.destroy()
  expect((await admin('--phone', '9843011223')).said).toContain('was a customer and is now an administrator')
}, 240_000)

/** For the only account. */
async function addPasskey() {
  const db = await openDatabase(readSettings(env))
  const { id: user_id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const key = { public_key: '', counter: 0, transports: [], created_at: new Date() }
  await db
    .insertInto('passkeys')
    .values({ id: 'phone', user_id, name: 'Phone', ...key })
    .execute()
  await db.destroy()
}

// Requirement D-349
test('prints a code for a first passkey that matches the stored hash, but not for customers or accounts with a passkey', async () => {
  await admin(...meena)
  const made = await admin('--passkey-code', '--phone', '9843011223')
  const [, code = ''] =
    /The code for Meena S \(9843011223\) is (\S+)\. Use it within \d+ minutes/.exec(made.said) ?? []
  expect(made).toMatchObject({ ok: true, said: expect.stringContaining(code) })
  const db = await openDatabase(readSettings(env))
  const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  expect(await isEnrolmentCode(db, id, code, new Date())).toBe(true)
  await db.destroy()
  await addPasskey()
  const having = await admin('--passkey-code', '--phone', '9843011223')
  expect([having.ok, having.said]).toEqual([false, expect.stringContaining('already has a passkey')])
  const after = await openDatabase(readSettings(env))
  await after.updateTable('users').set({ role: 'customer' }).execute()
  await after.destroy()
  const customers = await admin('--passkey-code', '--phone', '9843011223')
  expect([customers.ok, customers.said]).toEqual([false, expect.stringContaining('belongs to a customer')])
}, 240_000)

test('takes away the second factor of who lost it', async () => {
  await admin(...meena)
  await addPasskey()
  const reset = await admin('--reset-second-factor', '--phone', '9843011223')
  expect(reset.said).toContain('Meena S (9843011223) no longer has two-step verification')
  const after = await openDatabase(readSettings(env))
  expect(await after.selectFrom('passkeys').select('id').execute()).toEqual([])
  await after.destroy()
  const nobody = await admin('--reset-second-factor', '--phone', '9000000000')
  expect([nobody.ok, nobody.said]).toEqual([false, expect.stringContaining('Use --phone or --email')])
}, 60_000)

test.each([
  [['--phone', '9843011223', '--name', 'Meena S'], 'add --email and --pin'],
  [['--phone', '12', '--pin', '123'], '--phone: Enter a valid 10-digit phone number\n--pin: Pin must be'],
  [[...meena.slice(0, -1), '1234'], '--pin: This pin is easy to guess.'],
  [['--role', 'admin'], "Unknown option '--role'. Run the command with --help to see its options.\n"],
])(
  '%j makes nobody and says why',
  async (flags, reason) => {
    const refused = await admin(...flags)
    expect(refused.ok).toBe(false)
    expect(refused.said).toContain(reason)
    expect(refused.said).not.toContain('    at ')
  },
  240_000,
)

test('explains every flag with --help and does nothing else', async () => {
  const { ok, said } = await admin('--help', '--pepper-lost')
  expect(ok).toBe(true)
  for (const flag of ['name', 'email', 'phone', 'pin', 'reset-second-factor', 'passkey-code', 'pepper-lost'])
    expect(said).toContain(`--${flag}`)
}, 60_000)

test('says so when a running shop has the embedded database', async () => {
  env.DATABASE_URL = ''
  const db = await openDatabase(readSettings(env))
  const refused = await admin(...meena)
  await db.destroy()
  expect(refused.ok).toBe(false)
  expect(refused.said).toContain(`Another shop (process ${process.pid}) has this embedded database open.`)
}, 240_000)
