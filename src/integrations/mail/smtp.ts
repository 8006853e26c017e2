import type { Mailer, MailSender } from './mailer.ts'
import { loadNodemailer } from './nodemailer.ts'
import { safeMailId } from './safe-mail-id.ts'

const timeoutMs = 15_000
/** Local mail servers: an unencrypted connection to them is safe. */
const thisMachine = ['localhost', '127.0.0.1', '[::1]']

/** A mailer that sends through a server, with TLS from the start (`smtps:`) or STARTTLS (`smtp:`). */
export function smtpMailer(url: string, sender: () => MailSender): Mailer {
  const server = new URL(url)
  const options = {
    host: server.hostname,
    port: Number(server.port) || (server.protocol === 'smtps:' ? 465 : 587),
    secure: server.protocol === 'smtps:',
    requireTLS: !thisMachine.includes(server.hostname),
    ...(server.username && {
      auth: { user: decodeURIComponent(server.username), pass: decodeURIComponent(server.password) },
    }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  }
  return {
    destination: `sent through ${server.hostname}`,
    send: async ({ id, writtenAt, ...mail }) => {
      const { createTransport } = await loadNodemailer()
      const from = sender()
      await createTransport(options).sendMail({
        ...mail,
        to: { name: '', address: mail.to },
        from,
        ...(id && { messageId: messageIdOf(id, writtenAt, from) }),
      })
    },
  }
}

/** The `Message-ID` of a mail, in the domain of the sender. */
const messageIdOf = (id: string, writtenAt: Date | undefined, { address }: MailSender) =>
  `<${[safeMailId(id), ...(writtenAt ? [writtenAt.getTime().toString(36)] : [])].join('.')}@${domainOf(address)}>`

const domainOf = (address: string) => /@([^\s>]+)$/.exec(address)?.[1] ?? 'localhost'
