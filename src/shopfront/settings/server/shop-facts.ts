import type { ShopFacts } from '#pages/page-render.ts'
import type { Parts } from '#parts.ts'
import { type Soon, whenKnown } from '#values/soon.ts'
import type { Language } from '#words/language.ts'
import { type StoreFacts, shownStore } from '../contract.ts'

/** What pages of each language know of the shop now: the same object until the merchant's facts are others. */
export function keepShopFacts({ followStore, settings }: Pick<Parts, 'followStore' | 'settings'>) {
  const { publicUrl, razorpay, visitorCarts, demo } = settings
  const set = { publicUrl, pretendMoney: razorpay.pretend, visitorCarts, demo }
  const factsIn = (store: StoreFacts, language: Language) => ({ ...set, store: shownStore(store, language) })
  let made: { of: StoreFacts; facts: Record<Language, ShopFacts> } | undefined
  const show = (store: StoreFacts) => {
    if (made?.of !== store)
      made = { of: store, facts: { en: factsIn(store, 'en'), ta: factsIn(store, 'ta') } }
    return made.facts
  }
  return (): Soon<Record<Language, ShopFacts>> => whenKnown(followStore(), show)
}
