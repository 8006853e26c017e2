import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { connectToServer } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { startPostgres } from '../../scripts/postgres.ts'
import { createShopWithPayments } from '../shop/payment.ts'
import { fillShop } from './fill-shop.ts'

/**
 * Run once at each release, for the upgrade tests of later releases: `RELEASE=1 npx vitest run --config
 * test/upgrade/write-snapshot.config.ts`
 */
test('the database of this release, as a file', async () => {
  const file = join(import.meta.dirname, `release-${process.env.RELEASE}.sql`)
  const server = await startPostgres()
  try {
    const db = await connectToServer(server.url, 5)
    await migrate(db)
    const shop = await createShopWithPayments({ db })
    const { pending } = await fillShop(shop)
    expect(pending.status).toBe('pending')
    await db.destroy()
    const flags = ['--inserts', '--no-owner', '--no-privileges', '--no-comments', `--dbname=${server.url}`]
    const dump = execFileSync('pg_dump', flags, { encoding: 'utf8' })
    // Drops comments and statements that another server version would not understand.
    writeFileSync(file, dump.replace(/^(--.*|\\.*|SET (?!check_function_bodies).*|)\n/gm, ''))
  } finally {
    await server.stop()
  }
}, 120_000)
