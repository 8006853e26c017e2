import { createServer } from 'node:http'

type Answer = { body: string; headers: Record<string, string>; port: number }

/**
 * The baseline: `node:http` alone, sending the given bytes. The parent process sends them in base64 and waits for
 * `listening`.
 */
process.on('message', ({ body, headers, port }: Answer) => {
  const bytes = Buffer.from(body, 'base64')
  createServer((_request, response) => {
    response.writeHead(200, headers)
    response.end(bytes)
  }).listen(port, '127.0.0.1', () => process.send?.('listening'))
})
process.on('disconnect', () => process.exit())
