import { lateMails, mailsWithDocuments } from '#late-mails.ts'
import { sendMails as sendWith } from '#operations/outbox/server/send-mails.ts'
import type { Parts } from '#parts.ts'

/** Sends what is due in the outbox, as the job does, but one after another. @returns how many went out */
export const sendMails = async (shop: Parts) => {
  await shop.followStore()
  return sendWith(shop, { composers: lateMails, attachers: mailsWithDocuments, atOnce: 1 })
}
