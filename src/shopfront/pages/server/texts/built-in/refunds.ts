import * as uiEn from '#ui/words/en.ts'
import * as uiTa from '#ui/words/ta.ts'
import * as en from '../../../words/refunds/en.ts'
import * as ta from '../../../words/refunds/ta.ts'
import { policyBuilders } from './policy.ts'
import { bulletList, joinParts, placeholders, section, type TextContext } from './text-markup.ts'

const refunds = (
  { demo }: TextContext,
  words: typeof en | typeof ta,
  { shippingPolicy }: typeof uiEn | typeof uiTa,
) => ({
  description: words.description(placeholders),
  lead: words.lead,
  sections: [
    section(words.why, demo ? words.foodOfTheSample : words.itIsFood),
    section(words.cancelling, bulletList(words.whileUnpaid, words.oncePaid)),
    section(words.debited, words.goesBack),
    section(
      words.wrong,
      words.writeToUs,
      joinParts(words.howWeDeliver({ shippingPolicy: `[${shippingPolicy}](/shipping-policy)` })),
    ),
  ],
})

export const refundTexts = {
  en: (context: TextContext) => policyBuilders.en(refunds(context, en, uiEn), context),
  ta: (context: TextContext) => policyBuilders.ta(refunds(context, ta, uiTa), context),
}
