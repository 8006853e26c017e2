import type { Language } from '#words/language.ts'
import type { PageName, PageTexts } from '../../text-rules-contract.ts'
import { aboutTexts } from './built-in/about.ts'
import { homeTexts } from './built-in/home.ts'
import { privacyTexts } from './built-in/privacy.ts'
import { refundTexts } from './built-in/refunds.ts'
import { shippingTexts } from './built-in/shipping.ts'
import { termsTexts } from './built-in/terms.ts'
import type { ShopWays } from './built-in/typed.ts'

const texts: Record<PageName, Record<Language, (ways: ShopWays) => PageTexts>> = {
  home: homeTexts,
  about: aboutTexts,
  'shipping-policy': shippingTexts,
  'refund-policy': refundTexts,
  'privacy-policy': privacyTexts,
  'terms-and-conditions': termsTexts,
}

/** The shop's own words of a page, written as a merchant would have typed them: with facts by their names. */
export const builtInTexts = ({ page, language }: { page: PageName; language: Language }, ways: ShopWays) =>
  texts[page][language](ways)
