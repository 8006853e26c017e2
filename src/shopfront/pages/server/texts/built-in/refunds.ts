import * as uiEn from '#ui/words/en.ts'
import * as uiTa from '#ui/words/ta.ts'
import * as en from '../../../words/refunds/en.ts'
import * as ta from '../../../words/refunds/ta.ts'
import { policyIn } from './policy.ts'
import { facts, inOrder, points, type ShopWays, section } from './typed.ts'

const refunds = (
  { demo }: ShopWays,
  words: typeof en | typeof ta,
  { shippingPolicy }: typeof uiEn | typeof uiTa,
) => ({
  description: words.description(facts),
  lead: words.lead,
  sections: [
    section(words.why, demo ? words.foodOfTheSample : words.itIsFood),
    section(words.cancelling, points(words.whileUnpaid, words.oncePaid)),
    section(words.debited, words.goesBack),
    section(
      words.wrong,
      words.writeToUs,
      inOrder(words.howWeDeliver({ shippingPolicy: `[${shippingPolicy}](/shipping-policy)` })),
    ),
  ],
})

export const refundTexts = {
  en: (ways: ShopWays) => policyIn.en(refunds(ways, en, uiEn), ways),
  ta: (ways: ShopWays) => policyIn.ta(refunds(ways, ta, uiTa), ways),
}
