import { sendMails as sendWith } from '../../src/areas/outbox/server/send-mails.ts'
import { lateMails, mailsWithDocuments } from '../../src/late-mails.ts'
import type { Parts } from '../../src/parts.ts'

/** Sends what is due in the outbox, as the job does, but one after another. @returns how many went out */
export const sendMails = async (shop: Parts) => {
  await shop.followStore()
  return sendWith(shop, { composers: lateMails, attachers: mailsWithDocuments, atOnce: 1 })
}
