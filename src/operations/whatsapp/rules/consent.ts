/** Where somebody agreed to get messages. `phone`: they told the staff, who took their order. */
export type ConsentPlace = 'checkout' | 'guest_checkout' | 'account' | 'phone'

/** How a consent ended. `whatsapp`: the customer told WhatsApp. */
export type ConsentEnd = 'account' | 'order_page' | 'checkout' | 'reply' | 'whatsapp' | 'phone_changed'

/** An Indian mobile number of ten digits in E.164, without the plus, as WhatsApp writes it. */
export const toWhatsappNumber = (phone: string) => `91${phone}`

/** The ten digits of an Indian number as WhatsApp writes it; undefined for a number of another country. */
export const fromWhatsappNumber = (number: string) => /^91(\d{10})$/.exec(number)?.[1]

/** What people write to get no more messages, in the shop's languages. */
const stopWords = ['stop', 'stop all', 'unsubscribe', 'நிறுத்து', 'நிறுத்தவும்', 'நிறுத்துங்கள்']

/** Whether a reply asks for no more messages: the whole text, whatever its case and punctuation. */
export const isStopReply = (text: string) =>
  stopWords.includes(
    text
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\s]/gu, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
