import { type Language, pathIn } from '#words/language.ts'
import { said } from '../words/index.ts'

/** The order among their own, behind their login; `me` leads to whoever is logged in. */
export const orderPage = (language: Language, publicUrl: string, orderId: number) => ({
  label: said.viewOrder.in(language),
  url: `${publicUrl}${pathIn(language, '/me/orders')}?order=${orderId}`,
})
