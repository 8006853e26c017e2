import * as addressWords from '#people/addresses/words/en.ts'
import * as addressInTamil from '#people/addresses/words/ta.ts'
import { inBundle, packSize } from '#values/words/en.ts'
import { inBundle as inBundleInTamil, packSize as packSizeInTamil } from '#values/words/ta.ts'
import type { Language } from '#words/language.ts'
import { slip } from '../../words/slip/en.ts'
import { slip as slipInTamil } from '../../words/slip/ta.ts'
import type { AddressWords } from './address-parts.ts'

export type PackingSlipWords = typeof slip &
  AddressWords & {
    packSize: (pack: { label: string }) => string
    inBundle: (named: { bundle: string }) => string
  }

type PhoneWords = Pick<typeof addressWords, 'phoneOnParcel'> & { noPhoneOnParcel: string }

const phoneWordsOf = (words: PhoneWords): Pick<AddressWords, 'phone'> => ({
  phone: ({ phone }) => (phone === null ? words.noPhoneOnParcel : words.phoneOnParcel({ phone })),
})

/** The packing slip's words. The slip goes to the customer in the parcel, so the order's language applies. */
export const packingSlipWords: Record<Language, PackingSlipWords> = {
  en: { ...slip, ...phoneWordsOf(addressWords), packSize, inBundle },
  ta: {
    ...slipInTamil,
    ...phoneWordsOf(addressInTamil),
    packSize: packSizeInTamil,
    inBundle: inBundleInTamil,
  },
}
