import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

const maxTries = 50

/**
 * Finds a free local port outside the system's ephemeral range: an ephemeral port could be taken by another program
 * between a server's stop and its next start.
 */
export async function freePort() {
  for (let tried = 0; tried < maxTries; tried++) {
    const port = randomInt(15_000, 32_000)
    if (await isFree(port)) return port
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
