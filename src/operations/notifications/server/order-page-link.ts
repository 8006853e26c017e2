import { type Language, pathIn } from '#words/language.ts'
import { sentences } from '../words/index.ts'

/**
 * A link, as a part of a mail, to the customer's page of the order. The page requires a login; `me` in the path means
 * the signed-in user.
 */
export const orderPageLink = (language: Language, publicUrl: string, orderId: number) => ({
  label: sentences.viewOrder.in(language),
  url: `${publicUrl}${pathIn(language, '/me/orders')}?order=${orderId}`,
})
