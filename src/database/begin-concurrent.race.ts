import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createEmptyDatabase } from '#test/shop/server-databases.ts'
import { connectToServer } from './connect.ts'

/** A database with one connection, and a counter of the messages sent to its server. */
async function countedDatabase() {
  const url = new URL(await createEmptyDatabase(process.env.TEST_DATABASE_URL ?? ''))
  const server = { port: Number(url.port), host: url.hostname }
  const packets = { sent: 0 }
  const way = createServer((near) => {
    const far = connect(server)
    near.on('data', () => {
      packets.sent += 1
    })
    near.pipe(far).pipe(near)
  }).listen(0, '127.0.0.1')
  await once(way, 'listening')
  url.port = String((way.address() as AddressInfo).port)
  const db = await connectToServer(url.href, 1)
  onTestFinished(async () => {
    await db.destroy()
    way.close()
  })
  return { db, packets }
}

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
