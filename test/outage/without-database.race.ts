import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { demoLogins } from '#database/demo/demo-logins.ts'
import { type PostgresServer, startPostgres } from '../../scripts/postgres.ts'
import { freeze, thaw } from './freeze-process.ts'
import { startShopOn, withDatabase } from './outage-world.ts'

/**
 * Only the first request may wait until the outage is certain; all later ones are answered at once. A slow machine gets
 * additional time for the first one.
 */
const certainMs = 5000
const atOnceMs = 500
const slowMachineTimeoutMs = 180_000

type Outage = (server: PostgresServer) => Promise<void> | void

async function serverOfItsOwn() {
  const server = await startPostgres()
  onTestFinished(() => server.stop())
  onTestFinished(() => thaw(server.pid()))
  return server
}

const ask = async (url: string, headers: Record<string, string> = {}) => {
  const began = performance.now()
  const response = await fetch(url, { headers, redirect: 'manual' })
  return { response, body: await response.text(), ms: performance.now() - began }
}

/** The fastest of three: a busy machine delays some responses, a database access would delay all of them. */
async function askAtOnce(url: string, headers: Record<string, string> = {}) {
  let asked = await ask(url, headers)
  for (let again = 0; again < 2 && asked.ms >= atOnceMs; again++) asked = await ask(url, headers)
  expect(asked.ms).toBeLessThan(atOnceMs)
  return asked
}

const page = { accept: 'text/html' }

async function logIn(url: string) {
  const { phone, pin } = demoLogins[0]
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone, pin }),
  })
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

// Requirement D-105: Without its database, the shop serves cached pages and says at once what isn't possible.
// Requirement D-251
test.each<[string, Outage]>([
  ['away', (server) => server.halt('fast')],
  ['frozen', (server) => freeze(server.pid())],
])(
  'with a %s database the shop serves cached pages, and says at once what isn’t possible',
  async (_what, outage) => {
    const server = await serverOfItsOwn()
    const shop = await startShopOn(server, { DEMO: 'on' })
    const at = (path: string) => shop.url + path
    const cookie = await logIn(shop.url)
    const kept = [
      '/',
      '/categories',
      '/product/1-sathu-maavu-multigrain-porridge-mix',
      '/about',
      '/login',
      '/api/products',
      '/api/products/1',
      '/api/categories',
    ]
    const before = new Map<string, string>()
    let calmMs = 0
    for (const path of kept) {
      const { body, ms } = await ask(at(path), path.startsWith('/api') ? {} : page)
      before.set(path, body)
      calmMs += ms
    }
    const picture = /\/pictures\/\w+\/\d+\.webp/.exec(before.get('/') ?? '')?.[0] ?? ''

    await outage(server)
    const first = await ask(at('/api/cart'), { cookie })
    expect(first.response.status).toBe(503)
    expect(first.ms).toBeLessThan(certainMs + calmMs)

    expect((await askAtOnce(at('/health/ready'))).body).toBe('{"status":"no-database"}')
    expect((await askAtOnce(at('/health/live'))).response.status).toBe(200)
    for (const path of kept) {
      const { response, body } = await askAtOnce(at(path), path.startsWith('/api') ? {} : page)
      expect([path, response.status]).toEqual([path, 200])
      expect(body).toBe(before.get(path))
    }
    expect((await ask(at(picture))).response.status).toBe(200)

    for (const path of ['/cart', '/product/2', '/categories/3', '/orders/1/payment']) {
      const { response, body } = await askAtOnce(at(path), { ...page, cookie })
      expect([path, response.status]).toEqual([path, 503])
      expect(response.headers.get('content-type')).toContain('text/html')
      expect(response.headers.get('retry-after')).toBe('5')
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(body).toContain('We can’t load this right now.')
      expect(body).toContain('<footer')
    }
    for (const path of ['/api/cart', '/api/orders', '/api/products/2', '/api/session']) {
      const { response, body } = await askAtOnce(at(path), { cookie })
      expect([path, response.status]).toEqual([path, 503])
      expect(response.headers.get('retry-after')).toBe('5')
      expect(JSON.parse(body)).toMatchObject({ code: 'DATABASE_DOWN' })
    }
    // Logged once, not for every request.
    expect(shop.output().match(/the database is not responding/g)).toHaveLength(1)
  },
  slowMachineTimeoutMs,
)

// Requirement D-291: During an outage, an outdated page or answer is served as it was, marked as stale and not
//   stored; afterwards it is rendered again.
test(
  'a page whose stock has just changed is served as it was, marked and not stored; afterwards it is correct',
  async () => {
    const server = await serverOfItsOwn()
    const shop = await startShopOn(server, { DEMO: 'on' })
    const at = (path: string) => shop.url + path
    const product = '/product/1-sathu-maavu-multigrain-porridge-mix'
    const calls = ['/api/products/1', '/api/products']
    const inTamil = `/ta${product}`
    const pages = [product, inTamil, '/', '/categories']
    for (const path of pages) expect((await ask(at(path), page)).response.status).toBe(200)
    for (const path of calls) expect((await ask(at(path))).response.status).toBe(200)
    // By another process, whose change this one must notice.
    await withDatabase(server.url, async (db) => {
      await sql`update packs set stock = 0`.execute(db)
      await sql`update catalogue_version set version = version + 1`.execute(db)
    })
    // A version is trusted for half a second; a later request reads it again.
    await pause(600)
    expect((await ask(at('/api/products/2'))).body).toContain('"stock":0')
    await server.halt('fast')
    expect((await ask(at('/health/ready'))).body).toBe('{"status":"no-database"}')
    // Longer than a page is served stale.
    await pause(1100)
    for (const path of pages) {
      const { response, body } = await ask(at(path), page)
      expect([path, response.status]).toEqual([path, 200])
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('warning')).toBe('110 - "stale"')
      expect(body).toContain('<footer')
      expect(body).toContain(
        path === inTamil
          ? 'விலையும் ஸ்டாக்கும் மாறியிருக்கலாம்.'
          : 'We can’t refresh this page right now. Prices and stock may have changed.',
      )
    }
    for (const path of calls) {
      const { response, body } = await ask(at(path))
      expect([path, response.status]).toEqual([path, 200])
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('warning')).toBe('110 - "stale"')
      expect(body).toMatch(/"stock":[1-9]/)
    }
    await server.resume()
    await expect
      .poll(async () => (await ask(at('/health/ready'))).response.status, { timeout: 15_000 })
      .toBe(200)
    await pause(1100)
    for (const path of pages) {
      const { response, body } = await ask(at(path), page)
      expect(response.headers.get('warning')).toBeNull()
      expect(body).not.toContain('id="stale"')
      expect(response.headers.get('cache-control')).toContain('s-maxage')
    }
    expect((await ask(at(product), page)).body).toMatch(/out of ?stock/i)
    expect((await ask(at('/api/products'))).body).not.toMatch(/"stock":[1-9]/)
  },
  slowMachineTimeoutMs,
)

// Requirement D-104: The shop survives the loss of its database and recovers within two seconds of its return.
test(
  'a shop that starts before its database says so, waits and opens',
  async () => {
    const server = await serverOfItsOwn()
    await server.halt('fast')
    let isBack: Promise<void> | undefined
    const shop = await startShopOn(server, {}, (output) => {
      if (output.includes('Waiting for the database')) isBack ??= server.resume()
    })
    await isBack
    expect(shop.output()).toMatch(
      /^Couldn’t reach the database at 127\.0\.0\.1:\d+\/postgres: .*\nWaiting for the database/,
    )
    expect((await ask(`${shop.url}/api/products`)).response.status).toBe(200)
  },
  slowMachineTimeoutMs,
)
