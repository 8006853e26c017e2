import { createServer, type RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { s3Media } from './s3.ts'

/** An S3 store with the test's answers. */
async function storeThat(answers: RequestListener) {
  const server = createServer(answers)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const login = { keyId: 'key', secret: 'secret', region: 'auto', bucket: 'shop' }
  const waits: number[] = []
  const wait = async (seconds: number) => void waits.push(seconds)
  return {
    waits,
    media: s3Media({ endpoint: `http://127.0.0.1:${port}`, ...login, timeoutSeconds: 0.2, wait }),
  }
}

test('a store that fails twice is asked a third time', async () => {
  let asked = 0
  const { media, waits } = await storeThat((_request, response) => {
    asked += 1
    response.writeHead(asked < 3 ? 503 : 200).end('there')
  })
  expect(String(await media.get('pictures/a.webp'))).toBe('there')
  expect(waits).toHaveLength(2)
})

test('a dropped connection is tried again, with the whole body', async () => {
  const bodies: string[] = []
  const { media } = await storeThat(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    bodies.push(String(Buffer.concat(chunks)))
    if (bodies.length === 1) request.socket.destroy()
    else response.writeHead(200).end()
  })
  await media.put('pictures/a.webp', Buffer.from('the bytes'), 'image/webp')
  expect(bodies).toEqual(['the bytes', 'the bytes'])
})

test('a store that stays down is given up after three tries', async () => {
  let asked = 0
  const { media } = await storeThat((_request, response) => {
    asked += 1
    response.writeHead(500).end('<Error><Code>InternalError</Code></Error>')
  })
  await expect(media.get('pictures/a.webp')).rejects.toMatchObject({ name: 'MediaError', status: 500 })
  expect(asked).toBe(3)
})

test('a store that does not answer is not waited for', async () => {
  let asked = 0
  const { media } = await storeThat(() => {
    asked += 1
  })
  await expect(media.get('pictures/a.webp')).rejects.toThrow('couldn’t reach the picture store')
  expect(asked).toBe(3)
})

test('a refusal is not repeated', async () => {
  let asked = 0
  const { media } = await storeThat((_request, response) => {
    asked += 1
    response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')
  })
  await expect(media.delete('pictures/a.webp')).rejects.toThrow(
    '403 (AccessDenied) for DELETE pictures/a.webp',
  )
  expect(asked).toBe(1)
})
