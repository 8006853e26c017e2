import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../../scripts/free-port.ts'
import { copyMigratedDatabase } from '../../shop/migrated-database.ts'
import { createEmptyDatabase, createMigratedDatabase } from '../../shop/server-databases.ts'

/** A test shop's data folder, database and URL; a shop that is killed and restarted uses the same ones. */
export type ShopSandbox = {
  url: string
  env: { DATA_DIR: string; DATABASE_URL: string; HOST: string; PORT: string; PUBLIC_URL: string }
  remove: () => Promise<void>
}

type SandboxOptions = { host?: string; hasTables?: boolean }

/**
 * Creates a data folder and a URL with a free port, and if the tests run on a Postgres server, a new database.
 * @param host the host name in the URL, because passkeys work only with host names
 * @param hasTables whether the database has its empty tables already, which would take seconds at the first start
 */
export async function createShopSandbox({
  host = '127.0.0.1',
  hasTables = false,
}: SandboxOptions = {}): Promise<ShopSandbox> {
  const server = process.env.TEST_DATABASE_URL
  const folder = await mkdtemp(join(tmpdir(), 'shop-'))
  const dataDir = join(folder, 'data')
  const databaseUrl = server ? await (hasTables ? createMigratedDatabase : createEmptyDatabase)(server) : ''
  if (hasTables && !server) await copyMigratedDatabase(dataDir)
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
