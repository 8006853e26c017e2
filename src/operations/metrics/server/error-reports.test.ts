import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from '#log.ts'
import { createErrorReports } from './error-reports.ts'

/** A server that accepts posted reports. */
async function receiver() {
  const got: { text: string; shop: string; left_out: number; log: { job?: string } }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      got.push(JSON.parse(body))
      response.end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, got }
}

const quiet = { write: () => {} }

// Requirement D-250: Logged errors are posted to the operator's URL, within a limit and without personal data.
test('a logged error is posted with a readable sentence, and a warning isn’t', async () => {
  const { url, got } = await receiver()
  const reports = createErrorReports({ url, shop: 'https://shop.example' })
  const log = createLog('warn', { stream: quiet, reports })
  log.warn('nothing to look into')
  log.error(
    { err: new TypeError('no such thing'), job: 'send emails' },
    'a background task failed and will be retried',
  )
  await vi.waitFor(() => expect(got).toHaveLength(1))
  expect(got[0]).toMatchObject({
    text: 'https://shop.example – a background task failed and will be retried – TypeError: no such thing',
    shop: 'https://shop.example',
    left_out: 0,
    log: { job: 'send emails' },
  })
})

test('a failure that repeats is posted 20 times in ten minutes, and then how often it was not', async () => {
  const posted: { left_out: number }[] = []
  let now = 0
  const reports = createErrorReports({
    url: 'http://hook.example',
    shop: 'https://shop.example',
    now: () => now,
    sendRequest: async (_url, { body = '' }) => {
      posted.push(JSON.parse(body))
      return { status: 200, retryAfter: undefined, text: '' }
    },
  })
  const log = createLog('error', { stream: quiet, reports })
  now = 1_000_000
  for (let failures = 0; failures < 50; failures += 1) log.error('again')
  expect(posted).toHaveLength(20)
  now += 600_000
  log.error('again')
  expect(posted).toHaveLength(21)
  expect(posted.at(-1)?.left_out).toBe(30)
})

test('an address that does not answer keeps nothing from going on', async () => {
  const log = createLog('error', {
    stream: quiet,
    reports: createErrorReports({ url: 'http://127.0.0.1:9', shop: 'https://shop.example' }),
  })
  expect(() => log.error('failed')).not.toThrow()
  await new Promise((resolve) => setTimeout(resolve, 50))
})
