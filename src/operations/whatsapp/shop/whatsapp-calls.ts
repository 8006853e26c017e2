import type { LoaderFunctionArgs } from 'react-router'
import { callApi } from '#browser/call-api.ts'
import { apiOf } from '#browser/page.ts'
import type { WhatsappUpdates, whatsappEndpoints } from '../contract.ts'
import { consentTextVersion } from '../rules/consent-text-version.ts'

/** What a page shows if the shop doesn't send WhatsApp messages. */
export const noWhatsapp: WhatsappUpdates = { offered: false, phone: null, on: false }

/** Whether the shopper can get or gets order updates on WhatsApp; not offered if that cannot be loaded. */
export const findWhatsappUpdates = (args: LoaderFunctionArgs): Promise<WhatsappUpdates> =>
  apiOf<typeof whatsappEndpoints>(args)('GET /whatsapp/updates', {}).catch(() => noWhatsapp)

/** Agrees to messages to the number that was displayed. */
export const turnOnWhatsapp = (phone: string, place: 'checkout' | 'account') =>
  callApi<typeof whatsappEndpoints>()('PUT /whatsapp/updates', {
    body: { phone, place, text_version: consentTextVersion },
  })

/** For all orders of the account. */
export const turnOffWhatsapp = () => callApi<typeof whatsappEndpoints>()('DELETE /whatsapp/updates', {})
