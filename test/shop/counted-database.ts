import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { onTestFinished } from 'vitest'
import { connectToServer } from '#database/connect.ts'
import { createEmptyDatabase } from './server-databases.ts'

/** A database with one connection, and a counter of the messages sent to its server. */
export async function countedDatabase() {
  const url = new URL(await createEmptyDatabase(process.env.TEST_DATABASE_URL ?? ''))
  const server = { port: Number(url.port), host: url.hostname }
  const packets = { sent: 0 }
  const way = createServer((near) => {
    const far = connect(server)
    near.on('data', () => {
      packets.sent += 1
    })
    near.pipe(far).pipe(near)
  }).listen(0, '127.0.0.1')
  await once(way, 'listening')
  url.port = String((way.address() as AddressInfo).port)
  const db = await connectToServer(url.href, 1)
  onTestFinished(async () => {
    await db.destroy()
    way.close()
  })
  return { db, packets }
}
