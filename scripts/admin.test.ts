import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../src/database/open.ts'
import { readSettings } from '../src/settings.ts'
import { freshDatabase } from '../test/database.ts'

const script = join(import.meta.dirname, 'admin.ts')
const meena = ['--name', 'Meena S', '--email', 'Meena@Shop.example', '--phone', '9843011223', '--pin', '4821']
const server = process.env.TEST_DATABASE_URL
let env: Record<string, string>

beforeEach(async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'shop-admin-'))
  env = { DATA_DIR, DEMO: 'off', ...(server && { DATABASE_URL: await freshDatabase(server) }) }
})

/** What the command says and whether it succeeds, on a database of its own and away from anybody's `.env`. */
const admin = (...flags: string[]) =>
  new Promise<{ ok: boolean; said: string }>((resolve) =>
    execFile(
      process.execPath,
      [script, ...flags],
      { env, cwd: env.DATA_DIR, timeout: 30_000 },
      (error, stdout, stderr) => resolve({ ok: error === null, said: stdout + stderr }),
    ).stdin?.end(),
  )

test('makes an administrator, and knows one that is there', async () => {
  const made = await admin(...meena)
  expect(made.said).toContain('Meena S (9843011223, meena@shop.example) is an administrator')
  expect(made.ok).toBe(true)
  const again = await admin('--email', 'meena@shop.example', '--pin', '7777')
  expect(again.said).toContain('was an administrator already. The pin is the new one')
  expect(again.ok).toBe(true)
}, 60_000)

test('promotes a customer', async () => {
  await admin(...meena)
  const db = await openDatabase(readSettings(env))
  await db.updateTable('users').set({ role: 'customer' }).execute()
  await db.destroy()
  expect((await admin('--phone', '9843011223')).said).toContain('was a customer and is an administrator now')
}, 60_000)

test.each([
  [['--phone', '9843011223', '--name', 'Meena S'], 'give --email and --pin as well'],
  [['--phone', '12', '--pin', '123'], '--phone: Enter a valid 10-digit phone number\n--pin: Pin must be'],
  [['--role', 'admin'], "Unknown option '--role'"],
])(
  '%j makes nobody and says why',
  async (flags, reason) => {
    const refused = await admin(...flags)
    expect(refused.ok).toBe(false)
    expect(refused.said).toContain(reason)
    expect(refused.said).not.toContain('    at ')
  },
  60_000,
)

test('says so when a running shop has the embedded database', async () => {
  env.DATABASE_URL = ''
  const db = await openDatabase(readSettings(env))
  const refused = await admin(...meena)
  await db.destroy()
  expect(refused.ok).toBe(false)
  expect(refused.said).toContain(`Another shop (process ${process.pid}) has this embedded database open.`)
}, 60_000)
