import * as uiEn from '#ui/words/en.ts'
import * as uiTa from '#ui/words/ta.ts'
import * as en from '../../../words/terms/en.ts'
import * as ta from '../../../words/terms/ta.ts'
import { policyBuilders } from './policy.ts'
import { bulletList, joinParts, placeholders, type TextContext, textSection } from './text-markup.ts'

const createTermsTexts = (
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
      textSection(words.whoWeAre, words.runBy(placeholders)),
      textSection(words.yourAccount, joinParts(words.ofAccounts(links)), words.adultsOnly),
      textSection(
        words.ordering,
        bulletList(zones ? words.priceWithoutFee : words.priceWithoutShipping, ...words.ofOrdering),
      ),
      textSection(
        words.delivery,
        joinParts((zones ? words.ofZones<string> : words.ofDelivery<string>)({ ...placeholders, ...links })),
      ),
      textSection(words.cancelling, joinParts(words.ofCancelling(links))),
      textSection(words.food, demo ? words.foodOfTheSample : words.ofFood),
      textSection(words.wordsAndPictures, words.ofWordsAndPictures),
    ],
  }
}

export const termsTexts = {
  en: (context: TextContext) => policyBuilders.en(createTermsTexts(context, en, uiEn), context),
  ta: (context: TextContext) => policyBuilders.ta(createTermsTexts(context, ta, uiTa), context),
}
