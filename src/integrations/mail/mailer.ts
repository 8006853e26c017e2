/**
 * Whom mails come from. Name and address are never one text: a shop's name may look like an address, and would become it.
 */
export type MailSender = { name: string; address: string }

/** A mail ready to go; `text` and `html` say the same. */
export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /**
   * A stable id (its `Message-ID`) for a mail that may be sent again after a crash, by which it is recognised as the
   * same.
   */
  id?: string
  /** When it was written: another database, or the same one after a restore, gives the same ids to other mails. */
  writtenAt?: Date
  attachments?: { filename: string; contentType: string; content: Buffer }[]
}

export type Mailer = {
  /** Hands the mail over. @throws when it could not be; the caller tries again later. */
  send: (mail: Mail) => Promise<void>
  /** Where mails go, for the start-up output. */
  destination: string
}
