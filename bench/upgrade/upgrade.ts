import { connectWithoutTimeout } from '#database/failover/connect-without-timeout.ts'
import { loadSnapshot } from '#test/upgrade/load-snapshot.ts'
import { type Report, table } from '../report.ts'
import { withPostgres } from '../server-shop.ts'
import { watchLockWaits } from './lock-waits.ts'
import { describeLocks, fill, measureMigrations } from './measure-migrations.ts'

/** Above this, a merchant would have to schedule the upgrade. */
export const maxSeconds = 30

const workload = {
  'read products': 'select id, name from products order by id limit 24',
  'read orders': 'select id, total_paise from orders order by id desc limit 20',
  'update an order': 'update orders set ask_at = ask_at where id = 1',
  'update a cart': 'update cart_items set quantity = quantity where id = 1',
  'read a session': 'select user_id from sessions limit 1',
}

/**
 * Upgrades a shop with two years of data from the previous release: the duration of each migration, its locks, and
 * which operations wait. Each migration is a transaction, so it holds its locks until it ends.
 */
export const upgrade = (): Promise<Report> =>
  withPostgres(async (url) => {
    const db = connectWithoutTimeout(url)
    try {
      await loadSnapshot(db, 'release-1.sql')
      await fill(db, 'fill-release-1.sql')
      const stopWatching = await watchLockWaits(url, workload)
      const { applied, seconds } = await measureMigrations(db)
      const waited = await stopWatching()
      return {
        title: 'Upgrade from release 1 with 10,000 products and 100,000 orders',
        text: [
          table(
            ['migration', 'ms', 'locks on earlier tables'],
            applied.map((one) => [one.name, Math.round(one.ms), describeLocks(one)]),
          ),
          table(
            ['operation in a running shop', 'longest wait, ms'],
            waited.map(({ what, ms }) => [what, Math.round(ms)]),
          ),
        ].join('\n\n'),
        targets: [{ what: 'duration of the whole upgrade', measured: seconds, most: maxSeconds, unit: 's' }],
      }
    } finally {
      await db.destroy()
    }
  })
