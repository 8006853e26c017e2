import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { readRemoteAddresses } from './remote-address.ts'

test('who sends a request and hangs up is still known by their address', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  await app.register(readRemoteAddresses)
  const seen = new Promise((resolve) => {
    app.get('/', async (request) => {
      await once(request.raw.socket, 'close')
      resolve(request.ip)
    })
  })
  const { port, hostname } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write('GET / HTTP/1.1\r\nhost: shop\r\n\r\n')
  socket.end()
  expect(await seen).toBe('127.0.0.1')
})
