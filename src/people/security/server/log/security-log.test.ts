import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestShop, signInAs, type TestShop } from '#test/shop/shop.ts'
import { checkSecurityLog } from './check-log.ts'
import { deleteOldSecurityEntries } from './delete-old-entries.ts'
import { recordSecurity } from './record-security.ts'
import { sealSecurityLog } from './seal-log.ts'

async function shopWithLog(entries = 5) {
  const shop = await createTestShop()
  const { user } = await signInAs(shop, 'customer')
  for (let i = 0; i < entries; i++)
    await recordSecurity(shop.db, {
      event: 'login',
      user,
      from: { address: '203.0.113.7', deviceName: 'Chrome on Android' },
      details: { device: 'known', number: i },
      now: shop.clock.now(),
    })
  return shop
}

/** What an attacker with all rights on the database could do. */
const tamper = ({ db }: TestShop, statement: string) =>
  db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql.raw(statement).execute(trx)
  })

test('sealed entries hold together, and say how far they go', async () => {
  const shop = await shopWithLog()
  expect(await checkSecurityLog(shop)).toMatchObject({ ok: true, entries: 0, unsealed: 5 })
  expect(await sealSecurityLog(shop)).toBe(5)
  expect(await sealSecurityLog(shop)).toBe(0)
  await recordSecurity(shop.db, { event: 'orders exported', now: shop.clock.now() })
  await sealSecurityLog(shop)
  const seal = expect.stringMatching(/^[\w-]{43}$/)
  expect(await checkSecurityLog(shop)).toEqual({
    ok: true,
    entries: 6,
    first: 1,
    last: { number: 6, seal },
    unsealed: 0,
  })
})

// Requirement D-66: The security log records what happens to accounts, exports and payments, and reveals any change
//   made to it.
test.each([
  ['changes an entry', `update security_log set address = '198.51.100.1' where number = 3`, 'CHANGED', 3],
  ['changes its facts', `update security_log set details = '{}' where number = 2`, 'CHANGED', 2],
  ['removes an entry', 'delete from security_log where number = 3', 'MISSING', 4],
  ['makes up a seal', `update security_log set seal = 'made-up' where number = 4`, 'CHANGED', 4],
])('anyone who %s, with any rights, is detected', async (_what, statement, reason, number) => {
  const shop = await shopWithLog()
  await sealSecurityLog(shop)
  await tamper(shop, statement)
  expect(await checkSecurityLog(shop)).toEqual({ ok: false, reason, number })
})

test('a log that ends early, or was made anew, does not have the seal that was kept elsewhere', async () => {
  const shop = await shopWithLog()
  await sealSecurityLog(shop)
  const checked = await checkSecurityLog(shop)
  const kept = (checked.ok && checked.last) || undefined
  expect(await checkSecurityLog(shop, kept)).toMatchObject({ ok: true })
  await tamper(shop, 'delete from security_log where number = 5')
  expect(await checkSecurityLog(shop)).toMatchObject({ ok: true, entries: 4 })
  expect(await checkSecurityLog(shop, kept)).toEqual({ ok: false, reason: 'KNOWN_SEAL_GONE', number: 5 })
})

test.each([
  `update security_log set address = '' where id = 1`,
  `update security_log set seal = 'x', number = 9 where id = 1`,
  'update security_log set seal = null, number = null where id = 1',
  'delete from security_log where id = 1',
  'truncate security_log',
])('the database itself refuses %s', async (statement) => {
  const shop = await shopWithLog(1)
  await sealSecurityLog(shop)
  await expect(sql.raw(statement).execute(shop.db)).rejects.toThrow(/security log/)
})

test('an entry that waits for its seal is not changed either', async () => {
  const shop = await shopWithLog(1)
  const change = `update security_log set address = '', number = 1, seal = 'x'`
  await expect(sql.raw(change).execute(shop.db)).rejects.toThrow(/neither changed nor removed/)
})

test('entries are kept for two years, and the chain holds without the older ones', async () => {
  const shop = await createTestShop()
  const years = (count: number) => new Date(Date.now() - count * 366 * 86_400_000)
  for (const now of [years(4), years(3), years(1)]) await recordSecurity(shop.db, { event: 'login', now })
  await sealSecurityLog(shop)
  await deleteOldSecurityEntries(shop.db)
  expect(await checkSecurityLog(shop)).toMatchObject({ ok: true, entries: 1, first: 3 })
})
