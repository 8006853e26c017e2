import type { Parts } from '#parts.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import type { Language } from '#words/language.ts'
import type { PageName, PageTexts } from '../../text-rules-contract.ts'
import { aboutTexts } from './built-in/about.ts'
import { homeTexts } from './built-in/home.ts'
import { privacyTexts } from './built-in/privacy.ts'
import { refundTexts } from './built-in/refunds.ts'
import { shippingTexts } from './built-in/shipping.ts'
import { termsTexts } from './built-in/terms.ts'
import type { TextContext } from './built-in/text-markup.ts'

const texts: Record<PageName, Record<Language, (context: TextContext) => PageTexts>> = {
  home: homeTexts,
  about: aboutTexts,
  'shipping-policy': shippingTexts,
  'refund-policy': refundTexts,
  'privacy-policy': privacyTexts,
  'terms-and-conditions': termsTexts,
}

/** The built-in texts of a page, in the same markup and with the same placeholders that a merchant can use. */
export const builtInTexts = (
  { page, language }: { page: PageName; language: Language },
  context: TextContext,
) => texts[page][language](context)

/** What the built-in texts of this shop depend on today. */
export const textContextOf = ({
  settings: { visitorCarts, guestCheckout, demo },
  store,
  clock,
}: Pick<Parts, 'settings' | 'store' | 'clock'>): TextContext => ({
  visitorCarts,
  guestCheckout,
  demo,
  today: calendarDay(clock.now(), region.timeZone),
  store: store(),
})
