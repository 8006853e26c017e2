import { median } from '../../../bench/median.ts'
import { type Report, table } from '../../../bench/report.ts'
import type { ShopperLog } from '../../outage/shoppers.ts'

/** Seconds from the kill until another server is the primary, an order is paid, and all three servers are up. */
export type Round = { from: string; to: string; failover: number; unsold: number; whole: number }

const maxBeyondFailoverSeconds = 3

/** Reports the failovers with the response times of shoppers and merchant. */
export function buildFailoverReport(rounds: Round[], told: ShopperLog & { refunds: Set<number> }): Report {
  const columns = [
    'killed',
    'new primary',
    'new primary after, s',
    'next sale after, s',
    'difference, s',
    'all servers up after, s',
  ]
  const rows = rounds.map(({ from, to, failover, unsold, whole }) => [
    from,
    to,
    ...[failover, unsold, unsold - failover, whole].map((seconds) => seconds.toFixed(2)),
  ])
  const more = rounds.map(({ failover, unsold }) => unsold - failover)
  const refused = told.answers.filter(({ status }) => status === 503).length
  return {
    title: 'Killing the primary',
    text: [
      `Three Postgres servers managed by Patroni, with HAProxy, PgBouncer, two shops and twenty shoppers: the primary was killed ${rounds.length} times`,
      `at random times, together with Patroni. ${told.placed.size} orders were acknowledged, ${told.paid.size} of them as paid, and ${told.refunds.size} refunds;`,
      `none was lost. ${told.answers.length} answers, ${refused} of them 503.`,
      '',
      table(columns, rows),
    ].join('\n'),
    targets: [
      {
        what: 'Time without sales beyond the failover, median',
        measured: median(more),
        most: maxBeyondFailoverSeconds,
        unit: 's',
      },
      {
        what: 'Time without sales beyond the failover, at most',
        measured: Math.max(...more),
        most: maxBeyondFailoverSeconds,
        unit: 's',
      },
    ],
  }
}
