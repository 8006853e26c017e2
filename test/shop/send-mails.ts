import { mails } from '#mails.ts'
import { sendMails as sendMailsWith } from '#operations/outbox/server/send-mails.ts'
import type { Parts } from '#parts.ts'

/**
 * Sends the due mails of the outbox like the job, but one after another.
 * @returns how many were sent
 */
export const sendMails = async (shop: Parts) => {
  await shop.refreshStoreSettings()
  return sendMailsWith(shop, { ...mails, atOnce: 1 })
}
