import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { postTo } from './post-webhook.ts'

const webhook = { body: '{"note":"முருங்கை"}', headers: { 'x-razorpay-event-id': 'evt_1' } }

/** A shop that answers each webhook with this status, and the webhooks it received. */
async function shopAnswering(status: number) {
  const got: { body: string; eventId: unknown }[] = []
  const shop = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    got.push({ body, eventId: request.headers['x-razorpay-event-id'] })
    response.writeHead(status, { location: '/elsewhere' }).end('heard')
  })
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void shop.close())
  // The server listens on a TCP port, not on a pipe.
  const { port } = shop.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/webhook`, got }
}

test.each([200, 302, 500])('a shop that answers %i is heard, and asked once', async (status) => {
  const { url, got } = await shopAnswering(status)
  expect(await postTo(url)(webhook)).toBe(status)
  expect(got).toEqual([{ body: webhook.body, eventId: 'evt_1' }])
})

test('a shop that is not there is a failure', async () => {
  await expect(postTo(() => 'http://127.0.0.1:1/webhook')(webhook)).rejects.toThrow('ECONNREFUSED')
})
