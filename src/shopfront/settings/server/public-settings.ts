import { isClosedOn } from '#ordering/delivery/rules/packing-day.ts'
import type { PublicSettings } from '#pages/page-render.ts'
import type { Parts } from '#parts.ts'
import { chainMaybePromise, type MaybePromise } from '#values/maybe-promise.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import type { Language } from '#words/language.ts'
import type { StoreSettings } from '../contract.ts'
import { toPublicStoreSettings } from '../public-settings-contract.ts'
import { describeClosure } from './describe-closure.ts'

/** What the public settings are made of. */
type Source = { store: StoreSettings; stories: boolean; closed: boolean }

/**
 * @returns a function that gives the public settings in each language, and the same object until the store settings
 * change, or a holiday of the shop begins or ends
 * @param hasStories whether a recipe or story is published
 */
export function createPublicSettings(
  {
    refreshStoreSettings,
    settings,
    payments,
    clock,
  }: Pick<Parts, 'refreshStoreSettings' | 'settings' | 'payments' | 'clock'>,
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
  const settingsIn = ({ store, stories, closed }: Source, language: Language) => ({
    ...fixedSettings,
    stories: stories && !store.opening,
    store: {
      ...toPublicStoreSettings(store, language),
      ...(closed &&
        store.closure && {
          closed: {
            notice: describeClosure(store.closure).in(language),
            takesOrders: store.closure.takesOrders,
          },
        }),
    },
  })
  let cached: (Source & { facts: Record<Language, PublicSettings> }) | undefined
  const settingsFor = (store: StoreSettings, stories: boolean) => {
    const closed = isClosedOn(calendarDay(clock.now(), region.timeZone), store.closure)
    if (cached?.store !== store || cached.stories !== stories || cached.closed !== closed) {
      const source = { store, stories, closed }
      cached = { ...source, facts: { en: settingsIn(source, 'en'), ta: settingsIn(source, 'ta') } }
    }
    return cached.facts
  }
  return (): MaybePromise<Record<Language, PublicSettings>> =>
    chainMaybePromise(refreshStoreSettings(), (store) =>
      chainMaybePromise(hasStories(), (stories) => settingsFor(store, stories)),
    )
}
