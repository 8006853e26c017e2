import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../scripts/free-port.ts'
import { freshDatabase } from '../database.ts'

/** Where a shop lives and what it remembers; a shop that is killed and started again comes back to it. */
export type ShopHome = {
  url: string
  env: { DATA_DIR: string; DATABASE_URL: string; HOST: string; PORT: string; PUBLIC_URL: string }
  remove: () => Promise<void>
}

/** A data folder, an address and, where the tests run on a Postgres server, a database, all new. */
export async function makeShopHome(): Promise<ShopHome> {
  const server = process.env.TEST_DATABASE_URL
  const folder = await mkdtemp(join(tmpdir(), 'shop-'))
  const databaseUrl = server ? await freshDatabase(server) : ''
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    env: {
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: databaseUrl,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
    },
    remove: async () => {
      if (server) await dropDatabase(server, databaseUrl)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function dropDatabase(server: string, databaseUrl: string) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`drop database if exists ${new URL(databaseUrl).pathname.slice(1)} with (force)`)
  await client.end()
}
