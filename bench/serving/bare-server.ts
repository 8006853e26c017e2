import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { freePort } from '../../scripts/free-port.ts'
import { shopCommand, shopMemoryEnv } from '../../scripts/setup/runtime.mjs'
import { pinServer } from './cpu.ts'
import type { RequestTarget } from './wrk.ts'

export type BareServer = RequestTarget & { pid: number; bytes: number; stop: () => void }

/**
 * A bare `node:http` server that sends the same bytes as the shop, including headers: a separate process on the shop's
 * core, with the same Node options.
 */
export async function bareServer(shop: RequestTarget): Promise<BareServer> {
  const { status, headers, body } = await rawAnswer(shop)
  if (status !== 200) throw new Error(`${shop.url} returned ${status}`)
  const port = await freePort()
  const child = fork(new URL('./bare-process.ts', import.meta.url), {
    execArgv: shopCommand.filter((word) => word.startsWith('--')),
    env: { ...process.env, ...shopMemoryEnv },
  })
  child.send({ port, headers, body: body.toString('base64') })
  await once(child, 'message')
  const pid = pidOf(child)
  pinServer(pid)
  const url = `http://127.0.0.1:${port}${new URL(shop.url).pathname}`
  return { url, headers: shop.headers, pid, bytes: body.length, stop: () => child.disconnect() }
}

const pidOf = ({ pid }: ChildProcess) => pid ?? 0

/** Headers that node:http adds itself. */
const ownHeaders = ['date', 'connection', 'keep-alive']

/** The bytes on the wire, because `fetch` would decompress them. */
async function rawAnswer({ url, headers }: RequestTarget) {
  const [response] = await once(request(url, { headers }).end(), 'response')
  const body: Buffer = Buffer.concat(await response.toArray())
  const sent = Object.entries<string | string[]>(response.headers)
  const others = Object.fromEntries(sent.filter(([name]) => !ownHeaders.includes(name)))
  return { status: Number(response.statusCode), headers: others, body }
}
