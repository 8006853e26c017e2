import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

const maxTries = 50

/**
 * Each worker of the tests has ports of its own, and none is given twice: a port is bound only seconds after it was found
 * free.
 */
const portsPerWorker = 2_100
const firstPort = 15_000 + (Number(process.env.VITEST_POOL_ID ?? 0) % 8) * portsPerWorker
const given = new Set<number>()

/**
 * Finds a free local port outside the system's ephemeral range: an ephemeral port could be taken by another program
 * between a server's stop and its next start.
 */
export async function freePort() {
  for (let tried = 0; tried < maxTries; tried++) {
    const port = firstPort + randomInt(portsPerWorker)
    if (given.has(port) || !(await isFree(port))) continue
    given.add(port)
    return port
  }
  throw new Error('Couldn’t find a free port.')
}

async function isFree(port: number) {
  const probe = createServer().listen(port, '127.0.0.1')
  const isListening = await once(probe, 'listening').then(
    () => true,
    () => false,
  )
  if (!isListening) return false
  probe.close()
  await once(probe, 'close')
  return true
}
