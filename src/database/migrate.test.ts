import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../../test/shop/database.ts'
import { migrate } from './migrate.ts'

test('what is applied is not applied again, and two at once do not collide', async () => {
  const db = await emptyDatabase()
  expect(await Promise.all([migrate(db), migrate(db)])).toEqual([[], []])
})

test('an edited migration is refused by its name', async () => {
  const db = await emptyDatabase()
  const { rows } = await sql<{ checksum: string }>`
    update migrations set checksum = 'x' || checksum where name = '0001_accounts.sql' returning checksum`.execute(
    db,
  )
  try {
    await expect(migrate(db)).rejects.toThrow('0001_accounts.sql was edited')
  } finally {
    const kept = rows[0]?.checksum.slice(1)
    await sql`update migrations set checksum = ${kept} where name = '0001_accounts.sql'`.execute(db)
  }
})
