import { Agent, type ClientRequest, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startShop } from '../e2e/driving/shop-process.ts'
import { createShopSandbox } from '../e2e/driving/shop-sandbox.ts'

async function startLeavingShop(drainSeconds: number) {
  const home = await createShopSandbox({ hasTables: true })
  const shop = await startShop(home, { DEMO: 'off', DRAIN_SECONDS: String(drainSeconds) })
  onTestFinished(async () => {
    await shop.kill()
    await home.remove()
  })
  return shop
}

type Answer = { status: number | undefined; isLast: boolean }

/**
 * Sends a request over the one connection of `agent`.
 * @throws the system error: ECONNREFUSED, ECONNRESET
 */
const askOver = (agent: Agent, url: string) =>
  new Promise<Answer>((resolve, reject) => {
    const sent: ClientRequest = request(url, { agent, headers: { accept: 'application/json' } })
    sent.once('error', reject)
    sent.once('response', (response) => {
      const { statusCode: status, headers } = response
      const isLast = headers.connection === 'close'
      text(response).then(() => resolve({ status, isLast }), reject)
    })
    sent.end()
  })

/** A client or load balancer that sends requests over one connection until a response closes it. */
async function askUntilSentAway(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const answers: Answer[] = []
  do answers.push(await askOver(agent, url))
  while (!answers.at(-1)?.isLast)
  return answers
}

// Requirement D-252: On SIGTERM, readiness fails before the port closes, for a configurable time, and no connection
//   is reset.
test('a shop that shuts down says so before its port closes, resets no connection, and exits normally', async () => {
  // Long enough for a busy machine to notice.
  const shop = await startLeavingShop(8)
  const shoppers = Array.from({ length: 20 }, (_, at) =>
    askUntilSentAway(shop.url + (at % 2 ? '/api/products' : '/api/session')),
  )
  await expect.poll(() => fetch(`${shop.url}/health/ready`).then(({ status }) => status)).toBe(200)
  const stopped = shop.stop()
  await expect
    .poll(() => fetch(`${shop.url}/health/ready`).then((answer) => answer.text()), { interval: 20 })
    .toBe('{"status":"leaving"}')
  expect((await fetch(`${shop.url}/health/live`)).status).toBe(200)
  expect(await stopped).toBe(0)
  for (const answers of await Promise.all(shoppers)) {
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    expect(answers.at(-1)?.isLast).toBe(true)
  }
  await expect(fetch(`${shop.url}/health/live`)).rejects.toThrow()
}, 180_000)

test('a connection that nobody uses holds up no end', async () => {
  const shop = await startLeavingShop(0)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  await askOver(agent, `${shop.url}/api/products`)
  const stopped = await Promise.race([shop.stop(), pause(14_000, 'late')])
  expect(stopped).toBe(0)
}, 180_000)
