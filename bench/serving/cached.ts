import type { ShopProcess } from '#test/e2e/driving/shop-process.ts'
import { median, percentile } from '../median.ts'
import { type Report, type Target, table } from '../report.ts'
import { isQuick, logProgress, rounds } from '../run-options.ts'
import { withShopOnPostgres } from '../with-shop.ts'
import { type BareServer, bareServer } from './bare-server.ts'
import { hasOwnCores, pinServer, withoutServerCore } from './cpu.ts'
import { generateMixedLoad } from './mixed-use.ts'
import { ensureWrk, type RequestTarget, type Round, wrk } from './wrk.ts'

/** Chromium's header. */
const browsers = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const page = { ...browsers, accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }
const call = { ...browsers, accept: 'application/json' }
const asked = [
  { name: 'home page', path: '/', headers: page },
  { name: 'product page', path: '/product/1', headers: page },
  { name: 'GET /api/products', path: '/api/products', headers: call },
  { name: 'GET /api/products/{id}', path: '/api/products/1', headers: call },
]
const states = { fresh: 0.9, warm: 0.85 }
type State = keyof typeof states

/** Garbage collection differs between processes, so each process serves only a few of the rounds. */
const processes = isQuick ? 1 : 3
const roundsOfOne = isQuick ? rounds(15) : 15 / processes
const serverAtLeast = 0.95
const generatorAtMost = 0.9

type Pair = { shop: Round; bare: Round }
type Row = { name: string; state: State; bytes: number; pairs: Pair[] }

/**
 * Cached pages and API responses compared with a bare server that sends the same bytes, alternating every second, fresh
 * and after an hour of load.
 */
export const cached = async (): Promise<Report> => {
  await ensureWrk()
  const rows: Row[] = (Object.keys(states) as State[]).flatMap((state) =>
    asked.map(({ name }) => ({ name, state, bytes: 0, pairs: [] })),
  )
  for (let turn = 1; turn <= processes; turn++)
    await withoutServerCore(() =>
      withShopOnPostgres(async (shop) => {
        pinServer(shop.pid)
        logProgress(`cached: fresh process ${turn} of ${processes}`)
        await measureAll(shop, 'fresh', rows)
        logProgress('cached: ten thousand mixed requests')
        await generateMixedLoad(shop.url)
        logProgress(`cached: warm process ${turn} of ${processes}`)
        await measureAll(shop, 'warm', rows)
      }),
    )
  return report(rows)
}

async function measureAll(shop: ShopProcess, state: State, rows: Row[]) {
  for (const { name, path, headers } of asked) {
    const row = rows.find((row) => row.name === name && row.state === state)
    // A product's path is completed with its name by a redirect.
    const { url } = await fetch(shop.url + path, { headers })
    const ask = { url, headers }
    const bare = await bareServer(ask)
    try {
      const pairs = await takeTurns(shop.pid, ask, bare)
      row?.pairs.push(...pairs)
      if (row) row.bytes = bare.bytes
    } finally {
      bare.stop()
    }
  }
}

/** The order alternates with each round, so that other load on the machine affects both equally. */
async function takeTurns(pid: number, ask: RequestTarget, bare: BareServer): Promise<Pair[]> {
  const measure = { shop: () => wrk(ask, pid), bare: () => wrk(bare, bare.pid) }
  // Both must be compiled before they are compared.
  await measure.shop()
  await measure.bare()
  const pairs: Pair[] = []
  for (let round = 0; round < roundsOfOne; round++) {
    const first = round % 2 === 0 ? await measure.shop() : undefined
    const theirs = await measure.bare()
    pairs.push({ shop: first ?? (await measure.shop()), bare: theirs })
  }
  return pairs
}

const middle = (pairs: Pair[], value: (pair: Pair) => number) => median(pairs.map(value))
const percent = (share: number) => `${Math.round(share * 100)}%`

const shareOf = ({ shop, bare }: Pair) => shop.rate / bare.rate

/** The median of all rounds, and the interquartile range. */
function spread(pairs: Pair[]) {
  const shares = pairs.map(shareOf)
  return `${percentile(shares, 25).toFixed(2)} to ${percentile(shares, 75).toFixed(2)}`
}

function report(rows: Row[]): Report {
  const all = rows.flatMap(({ pairs }) => pairs)
  const busy = rows.flatMap(({ pairs }) => [
    middle(pairs, ({ shop }) => shop.serverBusy),
    middle(pairs, ({ bare }) => bare.serverBusy),
  ])
  const generator = rows.flatMap(({ pairs }) => [
    middle(pairs, ({ shop }) => shop.generatorBusy),
    middle(pairs, ({ bare }) => bare.generatorBusy),
  ])
  const columns = [
    'request',
    'process',
    'bytes',
    'shop, requests/s',
    'bare server, requests/s',
    'ratio',
    'interquartile range',
    'shop, µs of CPU',
    'bare server, µs of CPU',
    'ratio by CPU time',
    'utilisation of wrk’s core',
  ]
  const lines = rows.map(({ name, state, bytes, pairs }) => [
    name,
    state,
    bytes,
    Math.round(middle(pairs, ({ shop }) => shop.rate)),
    Math.round(middle(pairs, ({ bare }) => bare.rate)),
    middle(pairs, shareOf).toFixed(2),
    spread(pairs),
    middle(pairs, ({ shop }) => shop.microseconds).toFixed(1),
    middle(pairs, ({ bare }) => bare.microseconds).toFixed(1),
    middle(pairs, ({ shop, bare }) => bare.microseconds / shop.microseconds).toFixed(2),
    percent(middle(pairs, ({ bare }) => bare.generatorBusy)),
  ])
  const shares = rows.map(
    ({ name, state, pairs }): Target => ({
      what: `${name}, ${state} process: requests per second relative to the bare server`,
      measured: middle(pairs, shareOf),
      least: states[state],
    }),
  )
  const proof: Target[] = [
    { what: 'lowest utilisation of the server’s core', measured: Math.min(...busy), least: serverAtLeast },
    { what: 'highest utilisation of wrk’s core', measured: Math.max(...generator), most: generatorAtMost },
  ]
  return {
    title: 'Cached responses compared with a bare server',
    text: `${describeRounds(all.length / rows.length)}\n\n${table(columns, lines)}`,
    targets: [...shares, ...proof],
  }
}

const describeRounds = (howMany: number) =>
  [
    `wrk used one thread and 20 connections, and sent requests to each server in ${howMany} rounds of one second. The rounds alternated between`,
    `the shop on Postgres and a bare \`node:http\` server that sent the same bytes and headers. The rounds were spread across ${processes} shop`,
    'processes.',
    hasOwnCores
      ? 'The measured server ran on a separate core.'
      : 'The measured server shared a core with wrk.',
    'A warm process has already handled 10,000 mixed requests, including logins, cart changes and back-office work.',
  ].join('\n')
