import { defaultLanguage, type Language } from '#words/language.ts'
import type { directMethods } from '../rules/direct-payment.ts'
import type { ReservationHours } from '../rules/reservation-hours.ts'

/** A chosen size, with what the list showed of it. */
export type ChosenItem = { packId: number; name: string; price: number; stock: number; quantity: number }

/** What is entered, apart from the address. */
export type PhoneOrderValues = {
  phone: string
  name: string
  email: string
  /** The customer has agreed to WhatsApp messages about this order. */
  whatsapp: boolean
  language: Language
  items: ChosenItem[]
  discountAmount: string
  discountReason: string
  note: string
  how: 'link' | 'on_delivery' | 'direct'
  hours: ReservationHours
  method: (typeof directMethods)[number]
  reference: string
}

export const blankOrder: PhoneOrderValues = {
  phone: '',
  name: '',
  email: '',
  whatsapp: false,
  language: defaultLanguage,
  items: [],
  discountAmount: '',
  discountReason: '',
  note: '',
  how: 'link',
  hours: 24,
  method: 'cash',
  reference: '',
}

export type Change = (changed: Partial<PhoneOrderValues>) => void

/** The payment as the call takes it. */
export function paymentOf({ how, hours, method, reference }: PhoneOrderValues) {
  if (how === 'link') return { how, hours }
  return how === 'direct' ? { how, method, reference } : { how }
}

/** The chosen sizes with one of them changed; without units it is removed. */
export function withQuantity(items: ChosenItem[], item: Omit<ChosenItem, 'quantity'>, quantity: number) {
  if (quantity <= 0) return items.filter(({ packId }) => packId !== item.packId)
  const changed = { ...item, quantity }
  return items.some(({ packId }) => packId === item.packId)
    ? items.map((one) => (one.packId === item.packId ? changed : one))
    : [...items, changed]
}
