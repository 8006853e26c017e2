import { fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import autocannon from 'autocannon'
import { freePort } from '../scripts/free-port.ts'
import { median } from './median.ts'
import { type Report, type Target, table } from './report.ts'
import { withShop } from './with-shop.ts'

/** What is asked, and the least share of the baseline it must reach. */
const asked = [
  { name: 'home page', path: '/', accept: 'text/html', least: 0.8 },
  { name: 'category page', path: '/categories/1', accept: 'text/html', least: 0.8 },
  { name: 'product page', path: '/product/1', accept: 'text/html', least: 0.8 },
  { name: 'GET /api/products', path: '/api/products', accept: 'application/json', least: 0.6 },
  { name: 'GET /api/products/{id}', path: '/api/products/1', accept: 'application/json', least: 0.6 },
]
const rounds = 5
const seconds = 3
const connections = 20
/** Plain bodies: the load generator reads them as text, and with compressed ones that would be most of what is measured. */
const encoding = 'identity'

type Ask = { url: string; headers: Record<string, string> }

async function requestsASecond({ url, headers }: Ask) {
  const { requests, errors, non2xx } = await autocannon({ url, headers, connections, duration: seconds })
  if (errors + non2xx > 0) throw new Error(`${url} failed ${errors + non2xx} times`)
  return requests.average
}

/** A bare `node:http` server in a process of its own that sends the shop's very bytes, headers included. */
async function bareServer(shop: Ask) {
  const { headers, body } = await rawAnswer(shop)
  const port = await freePort()
  const child = fork(new URL('./bare-server.ts', import.meta.url))
  child.send({ port, headers, body: body.toString('base64') })
  await once(child, 'message')
  return { url: `http://127.0.0.1:${port}/`, bytes: body.length, stop: () => child.disconnect() }
}

/** The bytes as they travel: `fetch` would unpack them. */
async function rawAnswer({ url, headers }: Ask) {
  const [response] = await once(request(url, { headers }).end(), 'response')
  const body: Buffer = Buffer.concat(await response.toArray())
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`)
  // What node:http sends by itself.
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...others } = response.headers
  return { headers: others, body }
}

/** Pages and calls that are kept in memory, each beside the bare server in turn, medians of five. */
export async function httpSpeed(): Promise<Report> {
  const rows: (string | number)[][] = []
  const targets: Target[] = []
  await withShop(async (shop) => {
    for (const { name, path, accept, least } of asked) {
      const ask = { url: shop.url + path, headers: { accept, 'accept-encoding': encoding } }
      const bare = await bareServer(ask)
      const [ours, theirs]: [number[], number[]] = [[], []]
      for (let round = 0; round < rounds; round++) {
        theirs.push(await requestsASecond({ ...ask, url: bare.url }))
        ours.push(await requestsASecond(ask))
      }
      bare.stop()
      const ratio = median(ours) / median(theirs)
      rows.push([name, bare.bytes, Math.round(median(ours)), Math.round(median(theirs)), ratio.toFixed(2)])
      targets.push({ what: `${name}, share of the bare server`, measured: ratio, least })
    }
  })
  const columns = ['asked', 'bytes', 'shop, requests/s', 'bare node:http, requests/s', 'ratio']
  return { title: 'Answers from memory beside a bare server', text: table(columns, rows), targets }
}
