import { setTimeout as wait } from 'node:timers/promises'
import type { ShopProcess } from '#test/e2e/driving/shop-process.ts'
import { memoryMegabytes } from '../machine/memory-use.ts'
import { median } from '../median.ts'
import { type Report, table } from '../report.ts'
import { logProgress, rounds } from '../run-options.ts'
import { visitor } from '../visitor.ts'
import { withShopOnPostgres } from '../with-shop.ts'
import { pinServer, withoutServerCore } from './cpu.ts'
import { ensureWrk, wrk } from './wrk.ts'

const script = new URL('./random-urls.lua', import.meta.url).pathname
const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' }
const kept = { name: 'a cached page', path: '/' }
const missing = [
  { name: 'an unknown page', path: '/random-NUMBER' },
  { name: 'a URL with an empty path segment', path: '//random-NUMBER/' },
  { name: 'an unknown product', path: '/product/NUMBER' },
  { name: 'an unknown API endpoint', path: '/api/random-NUMBER' },
]
const search = '/categories?q=random-NUMBER'
const repeats = rounds(9)
const searchSeconds = rounds(20)
const restMs = 3_000
const maxGrowth = 100

/** Random URLs, each request from another network: their CPU cost, and the memory they leave. */
export const randomUrls = async (): Promise<Report> => {
  await ensureWrk()
  return withoutServerCore(() =>
    withShopOnPostgres(async (shop) => {
      pinServer(shop.pid)
      const costs = await costsOf(shop)
      logProgress('random-urls: searches for random words')
      const before = memoryMegabytes(shop.pid)
      const { rate } = await ask(shop, search, searchSeconds)
      await wait(restMs)
      return report(costs, rate, memoryMegabytes(shop.pid) - before)
    }),
  )
}

const ask = ({ url, pid }: ShopProcess, path: string, seconds = 1) =>
  wrk({ url: url + path, headers }, pid, { seconds, script, refused: true })

type Cost = { name: string; microseconds: number[] }

async function costsOf(shop: ShopProcess): Promise<Cost[]> {
  for (const { path } of missing) await requireMissing(shop.url, path)
  const all = [kept, ...missing].map((one) => ({ ...one, microseconds: [] as number[] }))
  for (let round = 0; round <= repeats; round++) {
    logProgress(`random-urls: round ${round} of ${repeats}`)
    for (const { path, microseconds } of all) {
      const cost = (await ask(shop, path)).microseconds
      // The first round is a warm-up.
      if (round > 0) microseconds.push(cost)
    }
  }
  for (const { path } of missing) await requireMissing(shop.url, path)
  return all
}

async function requireMissing(url: string, path: string) {
  const { status } = await visitor(url, 1).open(path.replace('NUMBER', '999999'))
  if (status !== 404) throw new Error(`${path} returned ${status}`)
}

function report([page, ...others]: Cost[], searches: number, growth: number): Report {
  const base = median(page?.microseconds ?? [])
  const lines = [page, ...others].map((cost) => {
    const own = median(cost?.microseconds ?? [])
    return [cost?.name ?? '', own.toFixed(1), (own / base).toFixed(2)]
  })
  const words = `For ${searchSeconds} s, the benchmark searched for random words, ${Math.round(searches)} times per second. After these searches, the process used ${Math.round(growth)} MB more memory than before.`
  return {
    title: 'Requests for URLs that do not exist',
    text: `${table(['request', 'CPU time, µs', 'relative to a cached page'], lines)}\n\n${words}`,
    targets: [
      ...others.map(({ name, microseconds }) => ({
        what: `CPU time of a request for ${name}, relative to a cached page`,
        measured: median(microseconds) / base,
        most: 1,
      })),
      {
        what: 'memory growth after searches for random words',
        measured: growth,
        most: maxGrowth,
        unit: 'MB',
      },
    ],
  }
}
