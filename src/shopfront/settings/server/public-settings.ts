import type { PublicSettings } from '#pages/page-render.ts'
import type { Parts } from '#parts.ts'
import { chainMaybePromise, type MaybePromise } from '#values/maybe-promise.ts'
import type { Language } from '#words/language.ts'
import type { StoreSettings } from '../contract.ts'
import { toPublicStoreSettings } from '../public-settings-contract.ts'

/**
 * @returns a function that gives the public settings in each language, and the same object until the store settings
 * change
 * @param hasStories whether a recipe or story is published
 */
export function createPublicSettings(
  { refreshStoreSettings, settings, payments }: Pick<Parts, 'refreshStoreSettings' | 'settings' | 'payments'>,
  hasStories: () => MaybePromise<boolean>,
) {
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
  const settingsIn = (store: StoreSettings, stories: boolean, language: Language) => ({
    ...fixedSettings,
    stories: stories && !store.opening,
    store: toPublicStoreSettings(store, language),
  })
  let cached: { of: StoreSettings; stories: boolean; facts: Record<Language, PublicSettings> } | undefined
  const settingsFor = (store: StoreSettings, stories: boolean) => {
    if (cached?.of !== store || cached.stories !== stories)
      cached = {
        of: store,
        stories,
        facts: { en: settingsIn(store, stories, 'en'), ta: settingsIn(store, stories, 'ta') },
      }
    return cached.facts
  }
  return (): MaybePromise<Record<Language, PublicSettings>> =>
    chainMaybePromise(refreshStoreSettings(), (store) =>
      chainMaybePromise(hasStories(), (stories) => settingsFor(store, stories)),
    )
}
