import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** A mail server on this machine that takes every email and any password. @returns its port, and the recipients so far */
export async function startMailServer() {
  const recipients: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? '' }),
    onData: (stream, { envelope }, done) => {
      stream.resume()
      stream.on('end', () => {
        recipients.push(...envelope.rcptTo.map(({ address }) => address))
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((ended) => server.close(() => ended())))
  const { port } = server.server.address() as AddressInfo
  return { port, recipients }
}
