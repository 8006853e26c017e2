import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { sendRequest } from './http-request.ts'

async function otherSide(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}
const ask = { method: 'GET', headers: {}, timeoutSeconds: 5 } as const

test('a request with its body is answered with status, text and when to come again, over one connection', async () => {
  const ports = new Set<number | undefined>()
  const url = await otherSide(async (request, response) => {
    ports.add(request.socket.remotePort)
    const body = Buffer.concat(await request.toArray()).toString()
    response
      .writeHead(201, { 'retry-after': '7' })
      .end(`${request.method} ${request.headers['x-who']} ${body}`)
  })
  for (const _ of [1, 2, 3])
    expect(
      await sendRequest(url, { ...ask, method: 'POST', headers: { 'x-who': 'shop' }, body: '₹ 5' }),
    ).toMatchObject({ status: 201, retryAfter: '7', text: 'POST shop ₹ 5' })
  expect(ports.size).toBe(1)
})

test('a redirect is not followed', async () => {
  const url = await otherSide((_request, response) => response.writeHead(302, { location: '/there' }).end())
  expect(await sendRequest(url, ask)).toMatchObject({ status: 302 })
})

test('silence, before the answer or within it, ends at the timeout', async () => {
  const url = await otherSide((request, response) => {
    if (request.url === '/half') response.writeHead(200, { 'content-length': 10 }).write('half')
  })
  for (const path of ['', 'half'])
    await expect(sendRequest(url + path, { ...ask, timeoutSeconds: 0.05 })).rejects.toMatchObject({
      name: 'TimeoutError',
    })
})

test('a connection that is cut, before the answer or within it, is an error', async () => {
  const url = await otherSide((request, response) => {
    if (request.url === '/half') response.writeHead(200, { 'content-length': 10 }).write('half')
    setTimeout(() => request.socket.destroy(), 10)
  })
  for (const path of ['', 'half']) await expect(sendRequest(url + path, ask)).rejects.toThrow()
  await expect(sendRequest('http://127.0.0.1:1/', ask)).rejects.toThrow('ECONNREFUSED')
})

test('an answer without end is not read to its end', async () => {
  const url = await otherSide((_request, response) => {
    const more = () => {
      while (response.write('x'.repeat(65_536)));
      response.once('drain', more)
    }
    more()
  })
  await expect(sendRequest(url, ask)).rejects.toThrow('too long')
})
