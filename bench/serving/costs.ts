import { rateLimitCosts } from '#http/rate-limit-costs.ts'
import { descendants } from '../machine/memory-use.ts'
import { median } from '../median.ts'
import { formatFigure, type Report, table } from '../report.ts'
import { logProgress, rounds } from '../run-options.ts'
import { visitor } from '../visitor.ts'
import { withShopOnPostgres } from '../with-shop.ts'
import { processorMs } from './cpu.ts'

/** Requests that count towards a network's rate limit, each with a word that has not been searched for before. */
const asked = [
  {
    name: 'plain page (opened by an emailed link)',
    path: '/reset-password/link/WORD',
    price: rateLimitCosts.page,
  },
  { name: 'search through the API', path: '/api/products?q=WORD&limit=24', price: rateLimitCosts.search },
  { name: 'search page', path: '/categories?q=WORD', price: rateLimitCosts.searchPage },
]
const repeats = rounds(20)
/** Linux reports CPU time in hundredths of a second, so a round needs this many requests. */
const perRound = 40

type Cost = (typeof asked)[number] & { ms: number[]; processor: number[] }

/** The CPU time of uncached responses compared with a plain page, one request after another. */
export const costs = (): Promise<Report> =>
  withShopOnPostgres(
    async (shop) => {
      const stranger = visitor(shop.url, 1)
      const all: Cost[] = asked.map((one) => ({ ...one, ms: [], processor: [] }))
      let words = 0
      // Only the shop and Postgres are descendants of this process.
      const used = () => descendants(process.pid).reduce((sum, pid) => sum + processorMs(pid), 0)
      for (let round = 0; round <= repeats; round++) {
        logProgress(`costs: round ${round} of ${repeats}`)
        for (const cost of all) {
          const [before, began] = [used(), performance.now()]
          for (let request = 0; request < perRound; request++) {
            const path = cost.path.replace('WORD', `word${words++}x`)
            const { status } = path.startsWith('/api/')
              ? await stranger.ask('GET', path)
              : await stranger.open(path)
            if (status !== 200) throw new Error(`${path} returned ${status}`)
          }
          // The first round is a warm-up.
          if (round === 0) continue
          cost.ms.push((performance.now() - began) / perRound)
          cost.processor.push((used() - before) / perRound)
        }
      }
      return report(all)
    },
    { PAGES_PER_MINUTE: '1000000' },
  )

function report(all: Cost[]): Report {
  const [page] = all
  const of = (cost: Cost | undefined, what: 'ms' | 'processor') => median(cost?.[what] ?? [])
  const times = (cost: Cost) => of(cost, 'processor') / of(page, 'processor')
  return {
    title: 'Rate limit costs',
    text: `The times are medians of ${repeats} rounds. In each round, the benchmark sent ${perRound} requests of each kind one after the
other, each with a new word. CPU time is the total for the shop and Postgres.\n\n${table(
      ['request', 'response time, ms', 'CPU time, ms', 'relative to a plain page', 'rate limit cost'],
      all.map((cost) => [
        cost.name,
        formatFigure(of(cost, 'ms')),
        formatFigure(of(cost, 'processor')),
        times(cost).toFixed(2),
        cost.price,
      ]),
    )}`,
    targets: all.slice(1).map((cost) => ({
      what: `${cost.name}: CPU time relative to a plain page, divided by the rate limit cost`,
      measured: times(cost) / cost.price,
      most: 1,
    })),
  }
}
