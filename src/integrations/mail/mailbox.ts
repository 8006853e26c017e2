import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mailer, MailSender } from './mailer.ts'
import { loadNodemailer } from './nodemailer.ts'
import { safeMailId } from './safe-mail-id.ts'

/** A mailer in place of a mail server: it sends nothing, and writes every mail to an `.eml` file (decision B16). */
export function mailboxMailer(folder: string, sender: () => MailSender, now: () => Date): Mailer {
  let count = 0
  return {
    destination: `saved to ${folder}, not sent`,
    send: async ({ id, writtenAt: _, ...mail }) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const { createTransport } = await loadNodemailer()
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
      const { message } = await transport.sendMail({
        ...mail,
        to: { name: '', address: mail.to },
        from: sender(),
        date: now(),
      })
      count += 1
      const stamp = now().toISOString().replaceAll(/[:.]/g, '-')
      // A mail with an id always has the same file, even if it is sent again.
      const name = `${id ? safeMailId(id) : `${stamp}-${process.pid}-${String(count).padStart(4, '0')}`}.eml`
      // Written to a temporary file and renamed, so that a reader never sees half a mail.
      await writeFile(join(folder, `.${name}`), message, { mode: 0o600 })
      await rename(join(folder, `.${name}`), join(folder, name))
    },
  }
}

/** The mailer of a real shop without a mail server: nothing is lost, mails wait until there is one. */
export const waitingMailer: Mailer = {
  destination: 'waiting for a mail server, which can be entered in the back office',
  isWaiting: () => true,
  send: () => Promise.reject(new Error('There is no mail server yet.')),
}
