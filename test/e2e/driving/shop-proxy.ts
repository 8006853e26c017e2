import { once } from 'node:events'
import { createServer, type OutgoingHttpHeaders, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'

/** Faults between the browser and the shop, which can be changed at any time. */
type Faults = {
  /** The name of the release in the service worker, as if another one was running. */
  release?: string | undefined
  /** The next answer to a request with this method and path is lost, after the shop has handled it. */
  loseAnswerOf?: string | undefined
  /** The script in place of the service worker. */
  worker?: string | undefined
  /** Connections end without an answer: browsers' service workers don't notice that Playwright's context is offline. */
  isDown?: boolean
  /** Nothing is answered any more, though the connection stands. */
  isSilent?: boolean
}

/** A proxy in front of a shop for all tests of a file. */
export function useShopProxy(shop: { url: string }) {
  const faults: Faults = {}
  const requests: string[] = []
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/' } = request
    requests.push(`${method} ${url}`)
    if (faults.isDown) return void request.socket.destroy()
    if (faults.isSilent) return
    if (url === '/sw.js' && faults.worker)
      return void response
        .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
        .end(faults.worker)
    const { origin } = request.headers
    const headers: OutgoingHttpHeaders = {
      ...request.headers,
      host: new URL(shop.url).host,
      ...(origin && { origin: shop.url }),
    }
    if (url === '/sw.js') for (const name of ['accept-encoding', 'if-none-match']) delete headers[name]
    const toShop = send(shop.url + url, { method, headers }, (answer) => {
      if (faults.loseAnswerOf === `${method} ${url}`) {
        faults.loseAnswerOf = undefined
        answer.resume()
        return void answer.on('end', () => response.destroy())
      }
      if (url === '/sw.js' && faults.release && answer.statusCode === 200) {
        const { 'content-length': _, etag, ...rest } = answer.headers
        response.writeHead(200, { ...rest, etag: `"${faults.release}"` })
        let script = ''
        answer.setEncoding('utf8').on('data', (text) => (script += text))
        return void answer.on('end', () =>
          response.end(script.replace(/RELEASE="\w+"/, `RELEASE="${faults.release}"`)),
        )
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    toShop.on('error', () => response.destroy())
    request.pipe(toShop)
  })
  let url = ''
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    get url() {
      return url
    },
    faults,
    requests,
  }
}
