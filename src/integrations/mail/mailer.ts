/** The sender. Name and address are separate fields, because a shop's name may look like an address. */
export type MailSender = { name: string; address: string }

/** A finished mail; `text` and `html` have the same content. */
export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** A stable id (its `Message-ID`), so that a mail sent again after a crash is recognised as a duplicate. */
  id?: string
  /** When it was written: another database, or this one after a restore, uses the same ids for other mails. */
  writtenAt?: Date
  /** Further headers, such as `List-Unsubscribe`. */
  headers?: Record<string, string>
  attachments?: { filename: string; contentType: string; content: Buffer }[]
}

export type Mailer = {
  /** Sends the mail. @throws when it was not accepted; the caller retries later */
  send: (mail: Mail) => Promise<void>
  /** The destination of mails, for the startup message. */
  destination: string
  /** Whether there is no mail server yet, so that mails wait. */
  isWaiting?: () => boolean
}
