import { execFileSync } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { createEmptyDatabase, createMigratedDatabase } from '#test/shop/server-databases.ts'
import { addProduct } from '#test/shop/shop.ts'
import { connectToServer, type Db } from './connect.ts'

const server = process.env.TEST_DATABASE_URL ?? ''

async function connect(url: string): Promise<Db> {
  const db = await connectToServer(url, 1)
  onTestFinished(() => db.destroy())
  return db
}

const packsOf = (db: Db) =>
  db.selectFrom('packs').select(['label', 'net_amount', 'net_unit', 'stock']).orderBy('id').execute()

test('what an operator copies with `pg_dump` can be put back', async () => {
  const from = await createMigratedDatabase(server)
  const shop = await connect(from)
  await addProduct(shop, { quantity: '500 g', stock: 7 })
  const copy = execFileSync('pg_dump', [from], { maxBuffer: 64 * 1024 * 1024 })
  const to = await createEmptyDatabase(server)
  execFileSync('psql', ['--quiet', '--set=ON_ERROR_STOP=1', to], {
    input: copy,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  expect(await packsOf(await connect(to))).toEqual(await packsOf(shop))
})
