import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../../scripts/free-port.ts'
import { putReadyDatabase } from '../../shop/ready-database.ts'
import { freshDatabase, readyDatabase } from '../../shop/server-databases.ts'

/** Where a shop lives and what it remembers; a shop that is killed and started again comes back to it. */
export type ShopHome = {
  url: string
  env: { DATA_DIR: string; DATABASE_URL: string; HOST: string; PORT: string; PUBLIC_URL: string }
  remove: () => Promise<void>
}

type HomeOptions = { host?: string; hasTables?: boolean }

/**
 * A data folder, an address and, where the tests run on a Postgres server, a database, all new.
 * @param host what the shop is called in its address: passkeys know hosts by name alone
 * @param hasTables whether the database has its empty tables already, which a first start takes seconds to make
 */
export async function makeShopHome({
  host = '127.0.0.1',
  hasTables = false,
}: HomeOptions = {}): Promise<ShopHome> {
  const server = process.env.TEST_DATABASE_URL
  const folder = await mkdtemp(join(tmpdir(), 'shop-'))
  const dataDir = join(folder, 'data')
  const databaseUrl = server ? await (hasTables ? readyDatabase : freshDatabase)(server) : ''
  if (hasTables && !server) await putReadyDatabase(dataDir)
  const port = await freePort()
  const url = `http://${host}:${port}`
  return {
    url,
    env: {
      DATA_DIR: dataDir,
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
