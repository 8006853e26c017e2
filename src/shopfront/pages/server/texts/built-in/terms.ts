import * as uiEn from '#ui/words/en.ts'
import * as uiTa from '#ui/words/ta.ts'
import * as en from '../../../words/terms/en.ts'
import * as ta from '../../../words/terms/ta.ts'
import { policyIn } from './policy.ts'
import { facts, inOrder, points, type ShopWays, section } from './typed.ts'

const terms = (
  { demo, store: { zones } }: ShopWays,
  words: typeof en | typeof ta,
  ui: typeof uiEn | typeof uiTa,
) => {
  const links = {
    privacyPolicy: `[${ui.privacyPolicy}](/privacy-policy)`,
    shippingPolicy: `[${ui.shippingPolicy}](/shipping-policy)`,
    refundPolicy: `[${ui.refundPolicy}](/refund-policy)`,
  }
  return {
    description: words.description(facts),
    lead: words.lead(facts),
    sections: [
      section(words.whoWeAre, words.runBy(facts)),
      section(words.yourAccount, inOrder(words.ofAccounts(links)), words.adultsOnly),
      section(
        words.ordering,
        points(zones ? words.priceWithoutFee : words.priceWithoutShipping, ...words.ofOrdering),
      ),
      section(
        words.delivery,
        inOrder((zones ? words.ofZones<string> : words.ofDelivery<string>)({ ...facts, ...links })),
      ),
      section(words.cancelling, inOrder(words.ofCancelling(links))),
      section(words.food, demo ? words.foodOfTheSample : words.ofFood),
      section(words.wordsAndPictures, words.ofWordsAndPictures),
    ],
  }
}

export const termsTexts = {
  en: (ways: ShopWays) => policyIn.en(terms(ways, en, uiEn), ways),
  ta: (ways: ShopWays) => policyIn.ta(terms(ways, ta, uiTa), ways),
}
