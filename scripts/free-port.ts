import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

const mostTried = 50

/**
 * A port of this machine that nobody listened on a moment ago. It is not one of those that a system gives to whoever asks
 * for any or connects somewhere: between the end of a server and its next start, that would be somebody else's.
 */
export async function freePort() {
  for (let tried = 0; tried < mostTried; tried++) {
    const port = randomInt(15_000, 32_000)
    if (await isFree(port)) return port
  }
  throw new Error('This machine gave no free port.')
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
