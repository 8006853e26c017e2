import { noPhoneOnParcel, phoneOnParcel } from '#people/addresses/words/en.ts'
import { label } from '../../words/office/en.ts'
import type { AddressWords } from './address-parts.ts'

/** What a label says beside the address: in English, which couriers read. */
export const labelWords: AddressWords & typeof label = {
  ...label,
  phone: ({ phone }) => (phone === null ? noPhoneOnParcel : phoneOnParcel({ phone })),
}
