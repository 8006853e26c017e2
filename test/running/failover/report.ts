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
    'then',
    'another primary after, s',
    'the next sale after, s',
    'more, s',
    'as before, s',
  ]
  const rows = rounds.map(({ from, to, failover, unsold, whole }) => [
    from,
    to,
    ...[failover, unsold, unsold - failover, whole].map((seconds) => seconds.toFixed(2)),
  ])
  const more = rounds.map(({ failover, unsold }) => unsold - failover)
  const refused = told.answers.filter(({ status }) => status === 503).length
  return {
    title: 'A primary that is killed',
    text: [
      `Three Postgres servers that Patroni keeps, HAProxy and PgBouncer, two shops and twenty shoppers: the primary killed ${rounds.length} times`,
      `at random, Patroni with it. ${told.placed.size} orders were acknowledged, ${told.paid.size} of them as paid, and ${told.refunds.size} refunds;`,
      `all were there afterwards. ${told.answers.length} answers, ${refused} of them 503.`,
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
