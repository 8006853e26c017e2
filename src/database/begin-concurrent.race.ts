import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { countedDatabase } from '#test/shop/counted-database.ts'

const isInTransaction = sql<{
  is: boolean
}>`select now() < clock_timestamp() and txid_current_if_assigned() is not null as is`

test('a transaction begins with its first statement, in one packet', async () => {
  const { db, packets } = await countedDatabase()
  await sql`create table jars (id integer)`.execute(db)
  packets.sent = 0
  await db.transaction().execute(async (trx) => {
    await sql`insert into jars values (${1})`.execute(trx)
    expect((await isInTransaction.execute(trx)).rows).toEqual([{ is: true }])
  })
  expect(packets.sent).toBe(3)
})

test('a transaction whose first statement is refused is undone, and the connection is as before', async () => {
  const { db } = await countedDatabase()
  await sql`create table jars (id integer)`.execute(db)
  const refused = db.transaction().execute(async (trx) => {
    await sql`insert into jars values (${'no number'})`.execute(trx)
  })
  await expect(refused).rejects.toThrow('invalid input syntax')
  await expect(db.transaction().execute(async () => {})).resolves.toBeUndefined()
  await sql`insert into jars values (${1})`.execute(db)
  expect((await sql`select * from jars`.execute(db)).rows).toEqual([{ id: 1 }])
})
