import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { acceptsWrites, type Db, findPoolUsageReader } from '#database/connect.ts'
import { isWriteRefused } from '#database/failover/write-check.ts'
import type { CacheStatistics } from '#http/cache-statistics.ts'
import { readBackupState } from '#operations/backups/server/nightly/backups.queries.ts'
import { jobLagSeconds } from '#operations/jobs/server/job-record.ts'
import type { Parts } from '#parts.ts'
import { registerDiskMetrics } from './disk-gauges.ts'
import { registerPageSpeedMetrics } from './page-speed-histograms.ts'
import { readBacklog, readOrdersByStatus } from './shop-figures.queries.ts'

/** Seconds. A cached page takes less than a millisecond, and users give up after two or three seconds. */
const durations = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

type MeterParts = Pick<
  Parts,
  'db' | 'clock' | 'jobRecord' | 'machine' | 'pageSpeed' | 'payments' | 'settings'
> & { cacheStatistics: CacheStatistics }

/**
 * Registers all metrics, under the names used in `deploy/monitoring`. Values of the database and of caches are read
 * when the metrics are, and omitted while the database is down.
 */
export function createMeter(parts: MeterParts) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'shop_request_seconds',
    help: 'Duration of routed requests, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: durations,
    registers,
  })
  registerCacheMetrics(registers, parts)
  registerPoolMetrics(registers, parts.db)
  registerJobMetrics(registers, parts)
  registerPageSpeedMetrics(registers, parts)
  const readDatabase = registerDatabaseMetrics(registers, parts)
  const readDiskSpace = registerDiskMetrics(registers, parts)

  return {
    /** Records the duration of an answered request. */
    observeRequest: (method: string, route: string, status: number, seconds: number) =>
      requests.observe({ method, route, status }, seconds),
    contentType: registry.contentType,
    /** All metrics in the Prometheus text format. */
    read: async () => {
      await Promise.all([readDatabase(), readDiskSpace()])
      return registry.metrics()
    },
  }
}

type Registers = Registry[]

function registerCacheMetrics(registers: Registers, { cacheStatistics }: MeterParts) {
  new Counter({
    name: 'shop_kept_answers_total',
    help: 'Responses from the cache: before routing, pages found, and pages that had to be rendered.',
    labelNames: ['from'],
    registers,
    collect() {
      this.reset()
      this.inc({ from: 'ready' }, cacheStatistics.preRoutingHits)
      this.inc({ from: 'found' }, cacheStatistics.pageHits)
      this.inc({ from: 'made' }, cacheStatistics.pageMisses)
    },
  })
  new Gauge({
    name: 'shop_kept_bytes',
    help: 'Size of the response and page caches.',
    labelNames: ['cache'],
    registers,
    collect() {
      this.set({ cache: 'answers' }, cacheStatistics.preRoutingBytes())
      this.set({ cache: 'pages' }, cacheStatistics.pageBytes())
    },
  })
}

function registerPoolMetrics(registers: Registers, db: Db) {
  const use = findPoolUsageReader(db)
  if (!use) return
  new Gauge({
    name: 'shop_database_connections',
    help: 'Database connections: open, idle, and requests waiting for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const { open, idle, waiting } = use()
      this.set({ state: 'open' }, open)
      this.set({ state: 'idle' }, idle)
      this.set({ state: 'waiting' }, waiting)
    },
  })
}

function registerJobMetrics(registers: Registers, { jobRecord, clock, payments }: MeterParts) {
  new Gauge({
    name: 'shop_job_lag_seconds',
    help: 'Seconds by which a background task of this process is late.',
    labelNames: ['job'],
    registers,
    collect() {
      for (const [job, runs] of jobRecord.read()) this.set({ job }, jobLagSeconds(runs, clock.now()))
    },
  })
  new Counter({
    name: 'shop_job_failures_total',
    help: 'Failed runs of a background task.',
    labelNames: ['job'],
    registers,
    collect() {
      this.reset()
      for (const [job, { failures }] of jobRecord.read()) this.inc({ job }, failures)
    },
  })
  new Gauge({
    name: 'shop_provider_silent',
    help: '1 while the payment provider is not responding and requests to it are paused.',
    registers,
    collect() {
      this.set(payments.online.isSilent() ? 1 : 0)
    },
  })
}

/** @returns a function that reads the database once and sets all its metrics; it does not throw during an outage */
function registerDatabaseMetrics(registers: Registers, { db, clock, settings }: MeterParts) {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers })
  const up = gauge('shop_database_up', '1 while the database is responding.')
  const writable = gauge('shop_database_writable', '1 while the database accepts writes.')
  const orders = gauge('shop_orders', 'Orders by status.', 'status')
  const money = gauge('shop_order_paise', 'Total value of the orders in a status, in paise.', 'status')
  const mails = gauge('shop_mails_waiting', 'Emails waiting to be sent, up to 1000.')
  const oldest = gauge('shop_oldest_mail_seconds', 'Age of the oldest waiting email in seconds.')
  const refunds = gauge('shop_refunds', 'Refunds that are open or have failed, up to 1000 each.', 'state')
  const unanswered = gauge('shop_orders_unanswered', 'Orders that the provider has not confirmed.')
  const backup = gauge(
    'shop_last_backup_timestamp_seconds',
    'When the last backup was finished and verified, or when the first one was due; absent if automatic backups are off.',
  )
  const databaseGauges = [writable, orders, money, mails, oldest, refunds, unanswered, backup]

  return async () => {
    // Unknown values must be omitted. A reset alone would leave metrics without labels at 0.
    for (const metric of databaseGauges) {
      metric.reset()
      metric.remove({})
    }
    try {
      const [waiting, statuses, { since }, isWritable] = await Promise.all([
        readBacklog(db),
        readOrdersByStatus(db),
        readBackupState(db),
        acceptsWrites(db),
      ])
      for (const { status, ...sums } of statuses) {
        orders.set({ status }, sums.orders)
        money.set({ status }, sums.paise)
      }
      writable.set(isWritable ? 1 : 0)
      mails.set(waiting.mails)
      oldest.set(secondsBetween(waiting.oldest_mail ?? clock.now(), clock.now()))
      refunds.set({ state: 'open' }, waiting.refunds_open)
      refunds.set({ state: 'failed' }, waiting.refunds_failed)
      unanswered.set(waiting.orders_unanswered)
      if (settings.backup.to && since) backup.set(since.getTime() / 1000)
      up.set(1)
    } catch (error) {
      // The database answered that it has no space: that has its own alert.
      const isWriteRefusal = isWriteRefused(error)
      if (isWriteRefusal) writable.set(0)
      up.set(isWriteRefusal ? 1 : 0)
    }
  }
}

const secondsBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 1000
