import { noPhoneOnParcel, phoneOnParcel } from '#people/addresses/words/en.ts'
import { label } from '../../words/office/en.ts'
import type { AddressWords } from './address-parts.ts'

/** The label's words, in English because couriers read it. */
export const labelWords: AddressWords & typeof label = {
  ...label,
  phone: ({ phone }) => (phone === null ? noPhoneOnParcel : phoneOnParcel({ phone })),
}
