import pg from 'pg'
import { connectToServer } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { migrationsHash } from './migrated-database.ts'

/** Key of the advisory lock for creating the template database. */
const templateLock = 7_305_152

/**
 * A new empty database on the test server.
 * @returns its URL
 */
export const createEmptyDatabase = (server: string) => newDatabase(server, 'template1')

/**
 * A new database with tables on the test server, copied from a migrated template.
 * @returns its URL
 */
export async function createMigratedDatabase(server: string) {
  const ready = `shop_ready_${migrationsHash()}`
  await withClient(server, async (client) => {
    await client.query(`select pg_advisory_lock(${templateLock})`)
    const { rowCount } = await client.query('select from pg_database where datname = $1', [ready])
    if (rowCount) return
    await client.query(`drop database if exists ${ready}_unfinished`)
    await client.query(`create database ${ready}_unfinished`)
    const db = await connectToServer(databaseUrlOf(server, `${ready}_unfinished`), 1)
    await migrate(db)
    await db.destroy()
    await client.query(`alter database ${ready}_unfinished rename to ${ready}`)
  })
  return newDatabase(server, ready)
}

/** @returns the URL of the new database */
async function newDatabase(server: string, template: string) {
  const name = `shop_test_${process.pid}_${Date.now()}`
  await withClient(server, (client) => client.query(`create database ${name} template ${template}`))
  return databaseUrlOf(server, name)
}

/** Runs statements on a connection of their own, so that their locks are released when it ends. */
async function withClient(server: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

function databaseUrlOf(server: string, name: string) {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
