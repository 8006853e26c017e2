import diagnostics from 'node:diagnostics_channel'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { createTestShop } from './shop.ts'

export type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string }

/**
 * A shop on a real socket.
 * @returns `ask`, which sends a request and also reports whether it reached a route
 */
export async function createListeningShop(parts: Parameters<typeof createTestShop>[0] = {}) {
  const shop = await createTestShop(parts)
  const url = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  let routed = 0
  const count = () => {
    routed += 1
  }
  diagnostics.subscribe('tracing:fastify.request.handler:start', count)
  onTestFinished(() => void diagnostics.unsubscribe('tracing:fastify.request.handler:start', count))

  const ask = async (path: string, { method = 'GET', headers, body }: RequestOptions = {}) => {
    const before = routed
    const sent = request(url + path, { method, headers: { accept: 'application/json', ...headers } })
    const response = await new Promise<IncomingMessage>((resolve, reject) =>
      sent.once('response', resolve).once('error', reject).end(body),
    )
    const text = (await buffer(response)).toString()
    const { date, ...headersWithoutDate } = response.headers
    return { status: response.statusCode, headers: headersWithoutDate, text, wasRouted: routed > before }
  }
  return { ...shop, ask }
}
