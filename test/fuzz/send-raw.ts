import { Agent, request } from 'node:http'
import type { FuzzRequest } from './requests.ts'

/**
 * Sends a request unchanged, where an ordinary client would correct it, over a few keep-alive connections.
 * @returns status and body, or undefined if the connection was cut on purpose
 */
export function rawSender(port: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const send = ({ method, path, headers, body, cutOff }: FuzzRequest) =>
    new Promise<{ status: number; body: string } | undefined>((resolve, reject) => {
      const sent = request({ port, agent, method, path, headers }, (answer) => {
        const pieces: Buffer[] = []
        answer.on('data', (piece) => pieces.push(piece))
        answer.on('error', () => resolve(undefined))
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(pieces).toString() }),
        )
      })
      sent.on('error', (error) => (cutOff ? resolve(undefined) : reject(error)))
      if (!cutOff) return void sent.end(body)
      sent.flushHeaders()
      sent.write(body?.subarray(0, body.length / 2) ?? '', () => setImmediate(() => sent.destroy()))
    })
  return { send, close: () => agent.destroy() }
}
