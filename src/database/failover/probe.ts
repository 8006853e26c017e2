import { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { isServerAlive } from './outage.ts'

/**
 * Sends the server a minimal query on a separate connection.
 * @returns whether it answered within `timeoutMs`
 */
export async function probeServer(url: string, timeoutMs: number): Promise<boolean> {
  const socket = new Socket()
  const client = new pg.Client({ connectionString: url, stream: () => socket })
  client.on('error', () => {})
  const answered = client
    .connect()
    .then(() => client.query('select 1'))
    .then(() => true, isServerAlive)
  const timeout = new AbortController()
  try {
    return await Promise.race([answered, noAnswerWithin(timeoutMs, timeout.signal)])
  } finally {
    timeout.abort()
    // `end` would wait for an answer of a frozen server.
    socket.destroy()
  }
}

/**
 * Resolves to false after a time. After the event loop was blocked, an answer that has already arrived must win over
 * the timeout.
 */
async function noAnswerWithin(ms: number, signal: AbortSignal) {
  await pause(ms, undefined, { signal }).catch(() => {})
  await new Promise((resolve) => setImmediate(resolve))
  return false
}
