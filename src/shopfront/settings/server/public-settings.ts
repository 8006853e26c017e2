import type { PublicSettings } from '#pages/page-render.ts'
import type { Parts } from '#parts.ts'
import { chainMaybePromise, type MaybePromise } from '#values/maybe-promise.ts'
import type { Language } from '#words/language.ts'
import type { StoreSettings } from '../contract.ts'
import { toPublicStoreSettings } from '../public-settings-contract.ts'

/**
 * @returns a function that gives the public settings in each language, and the same object until the store settings
 * change
 */
export function createPublicSettings({
  refreshStoreSettings,
  settings,
  payments,
}: Pick<Parts, 'refreshStoreSettings' | 'settings' | 'payments'>) {
  const { publicUrl, razorpay, visitorCarts, guestCheckout, demo, offline } = settings
  const fixedSettings = {
    publicUrl,
    isTestPayment: razorpay.pretend,
    checkoutScript: payments.online.window.checkoutUrl,
    visitorCarts,
    guestCheckout,
    demo,
    offline,
  }
  const settingsIn = (store: StoreSettings, language: Language) => ({
    ...fixedSettings,
    store: toPublicStoreSettings(store, language),
  })
  let cached: { of: StoreSettings; facts: Record<Language, PublicSettings> } | undefined
  const settingsFor = (store: StoreSettings) => {
    if (cached?.of !== store)
      cached = { of: store, facts: { en: settingsIn(store, 'en'), ta: settingsIn(store, 'ta') } }
    return cached.facts
  }
  return (): MaybePromise<Record<Language, PublicSettings>> =>
    chainMaybePromise(refreshStoreSettings(), settingsFor)
}
