import { attachmentMakers, deferredComposers } from '#deferred-mails.ts'
import { sendMails as sendWith } from '#operations/outbox/server/send-mails.ts'
import type { Parts } from '#parts.ts'

/** Sends what is due in the outbox, as the job does, but one after another. @returns how many went out */
export const sendMails = async (shop: Parts) => {
  await shop.refreshStoreSettings()
  return sendWith(shop, { composers: deferredComposers, attachers: attachmentMakers, atOnce: 1 })
}
