import { createServer } from 'node:http'

/**
 * The baseline: `node:http` and nothing else, sending the bytes it is given. A process of its own, as the shop is.
 * Its parent sends `{ body, headers, port }`, the body in base64, and hears `listening`.
 */
process.on(
  'message',
  ({ body, headers, port }: { body: string; headers: Record<string, string>; port: number }) => {
    const bytes = Buffer.from(body, 'base64')
    createServer((_request, response) => {
      response.writeHead(200, headers)
      response.end(bytes)
    }).listen(port, '127.0.0.1', () => process.send?.('listening'))
  },
)
process.on('disconnect', () => process.exit())
