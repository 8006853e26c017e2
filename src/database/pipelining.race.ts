import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { countedDatabase } from '#test/shop/counted-database.ts'
import { sendWithNext } from './pipelining.ts'
import { transact } from './transact.ts'

async function databaseWithJars() {
  const { db, packets } = await countedDatabase()
  await sql`create table jars (id integer primary key)`.execute(db)
  packets.sent = 0
  const list = async () => (await sql<{ id: number }>`select id from jars order by id`.execute(db)).rows
  return { db, packets, list }
}

const insert = (id: number | string) => sql`insert into jars values (${id})`
const count = sql<{ jars: number }>`select count(*)::integer as jars from jars where id > ${0}`

test('statements that are called together are sent together, and run in the order of the calls', async () => {
  const { db, packets } = await databaseWithJars()
  const counts = await transact(db, async (trx) => {
    const [before, , between, , after] = await Promise.all([
      count.execute(trx),
      insert(1).execute(trx),
      count.execute(trx),
      insert(2).execute(trx),
      count.execute(trx),
    ])
    return [before, between, after].map(({ rows: [row] }) => row?.jars)
  })
  expect(counts).toEqual([0, 1, 2])
  // The statements with `begin`, and the commit.
  expect(packets.sent).toBe(2)
})

test('a statement whose answer is not needed is sent with the commit', async () => {
  const { db, packets, list } = await databaseWithJars()
  await transact(db, async (trx) => {
    await sendWithNext(trx, insert(1).execute(trx))
    await sendWithNext(trx, insert(2).execute(trx))
  })
  expect(packets.sent).toBe(1)
  expect(await list()).toEqual([{ id: 1 }, { id: 2 }])
})

test.each([
  ['the commit', async () => {}],
  ['another statement', (trx) => insert(2).execute(trx)],
  ['two more', (trx) => Promise.all([insert(2).execute(trx), count.execute(trx)])],
  ['a statement that fails too', (trx) => insert('no number').execute(trx)],
] satisfies [string, (trx: Parameters<typeof sendWithNext>[0]) => Promise<unknown>][])(
  'a failed statement that was sent with %s is the error of its transaction, which changes nothing',
  async (_next, next) => {
    const { db, list } = await databaseWithJars()
    await insert(1).execute(db)
    const failed = transact(db, async (trx) => {
      await insert(3).execute(trx)
      await sendWithNext(trx, insert(1).execute(trx))
      await next(trx)
    })
    await expect(failed).rejects.toThrow('duplicate key')
    expect(await list()).toEqual([{ id: 1 }])
    await expect(transact(db, (trx) => insert(4).execute(trx))).resolves.toBeDefined()
  },
)

test('one of several statements sent together that fails undoes the others', async () => {
  const { db, list } = await databaseWithJars()
  await insert(1).execute(db)
  const failed = transact(db, (trx) =>
    Promise.all([insert(2).execute(trx), insert(1).execute(trx), insert(3).execute(trx)]),
  )
  await expect(failed).rejects.toThrow('duplicate key')
  expect(await list()).toEqual([{ id: 1 }])
})
