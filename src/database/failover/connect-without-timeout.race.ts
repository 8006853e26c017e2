import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createEmptyDatabase } from '#test/shop/server-databases.ts'
import { connectToServer } from '../connect.ts'
import { migrateAt } from '../migrate.ts'
import { connectWithoutTimeout } from './connect-without-timeout.ts'

test('a migration may take longer than a shopper’s question, and leaves the shop a database to work with', async () => {
  const url = await createEmptyDatabase(process.env.TEST_DATABASE_URL ?? '')
  const patient = connectWithoutTimeout(url)
  onTestFinished(() => patient.destroy())
  const limit = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(patient)
  expect(limit.rows).toEqual([{ statement_timeout: '0' }])

  const db = await connectToServer(url, 1)
  onTestFinished(() => db.destroy())
  expect(await migrateAt(db, url)).toContain('0001_accounts.sql')
  expect(await migrateAt(db, url)).toEqual([])
})
