import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'

const timeoutMs = 15_000

/** Mail through a server. @param from the sender, as in `Shop <care@shop.example>` */
export function smtpMailer(url: string, from: string): Mailer {
  const server = new URL(url)
  const transport = createTransport({
    host: server.hostname,
    port: Number(server.port) || (server.protocol === 'smtps:' ? 465 : 587),
    secure: server.protocol === 'smtps:',
    ...(server.username && {
      auth: { user: decodeURIComponent(server.username), pass: decodeURIComponent(server.password) },
    }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  return {
    destination: `mail goes out through ${server.hostname}`,
    send: async ({ id, ...mail }) => {
      await transport.sendMail({ ...mail, from, ...(id && { messageId: `<${id}@${domainOf(from)}>` }) })
    },
  }
}

const domainOf = (from: string) => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
