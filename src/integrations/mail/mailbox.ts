import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'

/** The stand-in for a mail server: every mail becomes an `.eml` file that any mail program opens (decision B16). */
export function mailboxMailer(folder: string, from: string, now: () => Date): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  let count = 0
  return {
    destination: `mail is written to ${folder}`,
    send: async ({ id, ...mail }) => {
      await mkdir(folder, { recursive: true })
      const { message } = await transport.sendMail({ ...mail, from, date: now() })
      count += 1
      const stamp = now().toISOString().replaceAll(/[:.]/g, '-')
      // A mail with a name of its own has one file, however often it is sent.
      const name = `${id ?? `${stamp}-${process.pid}-${String(count).padStart(4, '0')}`}.eml`
      // Whole or not there: a reader never sees half a mail.
      await writeFile(join(folder, `.${name}`), message)
      await rename(join(folder, `.${name}`), join(folder, name))
    },
  }
}
