import * as uiEn from '#ui/words/en.ts'
import * as uiTa from '#ui/words/ta.ts'
import * as en from '../../../words/terms/en.ts'
import * as ta from '../../../words/terms/ta.ts'
import { policyBuilders } from './policy.ts'
import { bulletList, joinParts, placeholders, section, type TextContext } from './text-markup.ts'

const terms = (
  { demo, store: { zones } }: TextContext,
  words: typeof en | typeof ta,
  ui: typeof uiEn | typeof uiTa,
) => {
  const links = {
    privacyPolicy: `[${ui.privacyPolicy}](/privacy-policy)`,
    shippingPolicy: `[${ui.shippingPolicy}](/shipping-policy)`,
    refundPolicy: `[${ui.refundPolicy}](/refund-policy)`,
  }
  return {
    description: words.description(placeholders),
    lead: words.lead(placeholders),
    sections: [
      section(words.whoWeAre, words.runBy(placeholders)),
      section(words.yourAccount, joinParts(words.ofAccounts(links)), words.adultsOnly),
      section(
        words.ordering,
        bulletList(zones ? words.priceWithoutFee : words.priceWithoutShipping, ...words.ofOrdering),
      ),
      section(
        words.delivery,
        joinParts((zones ? words.ofZones<string> : words.ofDelivery<string>)({ ...placeholders, ...links })),
      ),
      section(words.cancelling, joinParts(words.ofCancelling(links))),
      section(words.food, demo ? words.foodOfTheSample : words.ofFood),
      section(words.wordsAndPictures, words.ofWordsAndPictures),
    ],
  }
}

export const termsTexts = {
  en: (context: TextContext) => policyBuilders.en(terms(context, en, uiEn), context),
  ta: (context: TextContext) => policyBuilders.ta(terms(context, ta, uiTa), context),
}
