import { median } from '../../../bench/median.ts'
import { type Report, table } from '../../../bench/report.ts'
import type { ShopperLog } from '../../outage/shoppers.ts'

/** Seconds from the kill until another server is the primary, an order is paid, and all three servers are up. */
export type Round = { from: string; to: string; failover: number; unsold: number; whole: number }

const maxBeyondFailoverSeconds = 3

/** Reports the failovers with the response times of shoppers and merchant. */
export function buildFailoverReport(rounds: Round[], told: ShopperLog & { refunds: Set<number> }): Report {
  const columns = [
    'killed server',
    'new primary',
    'time to new primary, s',
    'time to next sale, s',
    'from new primary to next sale, s',
    'time until all servers are up, s',
  ]
  const rows = rounds.map(({ from, to, failover, unsold, whole }) => [
    from,
    to,
    ...[failover, unsold, unsold - failover, whole].map((seconds) => seconds.toFixed(2)),
  ])
  const more = rounds.map(({ failover, unsold }) => unsold - failover)
  const refused = told.answers.filter(({ status }) => status === 503).length
  return {
    title: 'Failover after the primary is killed',
    text: [
      `Twenty simulated shoppers used a shop with two processes, HAProxy, PgBouncer and three Postgres servers managed by Patroni. The`,
      `primary and its Patroni process were killed ${rounds.length} times at random moments. The shop acknowledged ${told.placed.size} orders (${told.paid.size} of them paid) and ${told.refunds.size} refunds, and none were lost.`,
      `Of ${told.answers.length} responses, ${refused} had status 503.`,
      '',
      table(columns, rows),
    ].join('\n'),
    targets: [
      {
        what: 'median time from a new primary to the next sale',
        measured: median(more),
        most: maxBeyondFailoverSeconds,
        unit: 's',
      },
      {
        what: 'longest time from a new primary to the next sale',
        measured: Math.max(...more),
        most: maxBeyondFailoverSeconds,
        unit: 's',
      },
    ],
  }
}
