import { type Language, pathIn } from '#words/language.ts'
import { sentences } from '../words/index.ts'

/** The order among their own, behind their login; `me` leads to whoever is logged in. */
export const orderPageLink = (language: Language, publicUrl: string, orderId: number) => ({
  label: sentences.viewOrder.in(language),
  url: `${publicUrl}${pathIn(language, '/me/orders')}?order=${orderId}`,
})
