import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Db, openEmbedded } from '#database/connect.ts'
import { connectWithoutTimeout } from '#database/failover/connect-without-timeout.ts'
import { migrateInTransaction } from '#database/migrate.ts'
import { readMigrations } from '#database/migrating/read-migrations.ts'
import { loadSnapshot } from '#test/upgrade/load-snapshot.ts'
import { type Report, table } from '../report.ts'
import { logProgress } from '../run-options.ts'
import { withPostgres } from '../server-shop.ts'
import { watchLockWaits } from './lock-waits.ts'
import { describeLocks, fill, measureMigrations } from './measure-migrations.ts'
import { maxSeconds } from './upgrade.ts'

/**
 * The first migration to measure; the ones before it belong to the previous release. `UPGRADE_SINCE=0192` selects
 * another one after 0190.
 */
const since = process.env.UPGRADE_SINCE ?? '0190'
/** A shopper waits this long without noticing more than a slow page. */
const maxWaitSeconds = 2

/** Besides the sale, what shoppers notice first. */
const workload = {
  'sell a product': readFileSync(join(import.meta.dirname, 'sale-before-0190.sql'), 'utf8'),
  'add to a cart': 'update cart_items set quantity = quantity where id = 1',
  'read products': 'select id, name from products order by id limit 24',
  'read orders': 'select id, total_paise from orders order by id desc limit 20',
}

/**
 * Upgrades a shop of the previous release, with 10,000 products and 100,000 orders, on a Postgres server while it
 * sells, and embedded.
 */
export async function upgradePrevious(): Promise<Report> {
  const server = await withPostgres(upgradeWhileSelling)
  const embedded = await upgradeEmbedded()
  const embeddedMs = new Map(embedded.applied.map(({ name, ms }) => [name, Math.round(ms)]))
  const longestWait = Math.max(...server.waited.map(({ ms }) => ms)) / 1000
  return {
    title: 'Upgrade from the previous release with 10,000 products and 100,000 orders',
    text: [
      `The previous release has the migrations before ${since}. Its shop has 10,000 products, 100,000 orders and all that belongs to
them. While the migrations ran on Postgres, four connections sold products, changed carts, and read products and orders.`,
      table(
        ['migration', 'Postgres, ms', 'embedded, ms', 'locks on earlier tables'],
        server.applied.map((one) => [
          one.name,
          Math.round(one.ms),
          embeddedMs.get(one.name) ?? '',
          describeLocks(one),
        ]),
      ),
      table(
        ['operation in a running shop', 'longest wait, ms'],
        server.waited.map(({ what, ms }) => [what, Math.round(ms)]),
      ),
    ].join('\n\n'),
    targets: [
      {
        what: 'duration of the upgrade from the previous release, Postgres',
        measured: server.seconds,
        most: maxSeconds,
        unit: 's',
      },
      {
        what: 'duration of the upgrade from the previous release, embedded database',
        measured: embedded.seconds,
        most: maxSeconds,
        unit: 's',
      },
      {
        what: 'longest wait of a running shop during the upgrade from the previous release',
        measured: longestWait,
        most: maxWaitSeconds,
        unit: 's',
      },
    ],
  }
}

async function upgradeWhileSelling(url: string) {
  const db = connectWithoutTimeout(url)
  try {
    await fillPreviousRelease(db)
    const stopWatching = await watchLockWaits(url, workload)
    const measured = await measureMigrations(db)
    return { ...measured, waited: await stopWatching() }
  } finally {
    await db.destroy()
  }
}

async function upgradeEmbedded() {
  const folder = mkdtempSync(join(tmpdir(), 'shop-upgrade-'))
  try {
    const db = await openEmbedded(join(folder, 'database'))
    try {
      await fillPreviousRelease(db)
      return await measureMigrations(db)
    } finally {
      await db.destroy()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A shop since release 1, which the previous release has upgraded and filled further. */
async function fillPreviousRelease(db: Db) {
  const migrations = readMigrations().filter(({ name }) => name < since)
  logProgress('upgrade-previous: filling')
  await loadSnapshot(db, 'release-1.sql')
  await fill(db, 'fill-release-1.sql')
  await db
    .transaction()
    .execute((trx) =>
      migrateInTransaction(trx, { migrations: migrations.filter(({ name }) => name < '0190') }),
    )
  await fill(db, 'fill-before-0190.sql')
  await db.transaction().execute((trx) => migrateInTransaction(trx, { migrations }))
  logProgress('upgrade-previous: migrating')
}
