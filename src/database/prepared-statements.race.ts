import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createEmptyDatabase } from '#test/shop/server-databases.ts'
import { connectToServer } from './connect.ts'

const oneConnection = 1

async function connect() {
  const db = await connectToServer(
    await createEmptyDatabase(process.env.TEST_DATABASE_URL ?? ''),
    oneConnection,
  )
  onTestFinished(() => db.destroy())
  return db
}

test('a statement with values is prepared once, whatever the values', async () => {
  const db = await connect()
  for (const value of [1, 2, 3]) await sql`select ${value}::integer`.execute(db)
  const { rows } = await sql`select statement from pg_prepared_statements`.execute(db)
  expect(rows).toEqual([{ statement: 'select $1::integer' }])
})

test('a table that changes under a prepared statement costs one question, not the connection’s others', async () => {
  const db = await connect()
  await sql`create table jars (id integer)`.execute(db)
  const ask = () => sql`select * from jars where id > ${0}`.execute(db)
  await ask()
  await sql`alter table jars add column label text`.execute(db)
  await expect(ask()).rejects.toThrow('cached plan')
  expect((await ask()).rows).toEqual([])
})
