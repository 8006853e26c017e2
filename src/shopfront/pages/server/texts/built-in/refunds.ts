import * as uiEn from '#ui/words/en.ts'
import * as uiTa from '#ui/words/ta.ts'
import * as en from '../../../words/refunds/en.ts'
import * as ta from '../../../words/refunds/ta.ts'
import { policyBuilders } from './policy.ts'
import { bulletList, joinParts, placeholders, type TextContext, textSection } from './text-markup.ts'

const createRefundTexts = (
  { demo }: TextContext,
  words: typeof en | typeof ta,
  { shippingPolicy }: typeof uiEn | typeof uiTa,
) => ({
  description: words.description(placeholders),
  lead: words.lead,
  sections: [
    textSection(words.why, demo ? words.foodOfTheSample : words.itIsFood),
    textSection(words.cancelling, bulletList(words.whileUnpaid, words.oncePaid)),
    textSection(words.debited, words.goesBack),
    textSection(
      words.wrong,
      words.writeToUs,
      joinParts(words.howWeDeliver({ shippingPolicy: `[${shippingPolicy}](/shipping-policy)` })),
    ),
  ],
})

export const refundTexts = {
  en: (context: TextContext) => policyBuilders.en(createRefundTexts(context, en, uiEn), context),
  ta: (context: TextContext) => policyBuilders.ta(createRefundTexts(context, ta, uiTa), context),
}
