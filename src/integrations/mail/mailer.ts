/** A mail ready to go; `text` and `html` say the same. */
export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** Names a mail that may have to be sent again after a crash: under the same name it is known for the same mail. */
  id?: string
}

export type Mailer = {
  /** Hands the mail over. @throws when it could not be; the caller tries again later. */
  send: (mail: Mail) => Promise<void>
  /** Where mails go, for the start-up output. */
  destination: string
}
