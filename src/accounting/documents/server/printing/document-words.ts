import { inBundle, packSize, withCoupon } from '#values/words/en.ts'
import {
  inBundle as inBundleInTamil,
  packSize as packSizeInTamil,
  withCoupon as withCouponInTamil,
} from '#values/words/ta.ts'
import type { Language } from '#words/language.ts'
import { kinds } from '../../words/en.ts'
import { paper } from '../../words/paper/en.ts'
import { paper as paperInTamil } from '../../words/paper/ta.ts'
import { kinds as kindsInTamil } from '../../words/ta.ts'

export type DocumentWords = typeof paper & { kinds: typeof kinds } & {
  packSize: (pack: { label: string }) => string
  inBundle: (named: { bundle: string }) => string
  withCoupon: (named: { coupon: string }) => string
}

/** The words of a document by language; the order's language applies. */
export const documentWords: Record<Language, DocumentWords> = {
  en: { ...paper, kinds, packSize, inBundle, withCoupon },
  ta: {
    ...paperInTamil,
    kinds: kindsInTamil,
    packSize: packSizeInTamil,
    inBundle: inBundleInTamil,
    withCoupon: withCouponInTamil,
  },
}
