import * as uiEn from '../../../../../ui/words/en.ts'
import * as uiTa from '../../../../../ui/words/ta.ts'
import * as en from '../../../words/shipping/en.ts'
import * as ta from '../../../words/shipping/ta.ts'
import { policyIn } from './policy.ts'
import { facts, inOrder, points, section } from './typed.ts'

const shipping = (words: typeof en | typeof ta, { refundPolicy }: typeof uiEn | typeof uiTa) => ({
  description: words.description(facts),
  lead: words.lead(facts),
  sections: [
    section(words.where, words.onlyWithin(facts)),
    section(words.cost, words.paidToCourier),
    section(
      words.howLong,
      points(
        words.processing({ days: facts.processingDays }),
        words.delivery({ days: facts.deliveryDays }),
        words.businessDays(facts),
      ),
      words.mayTakeLonger,
    ),
    section(words.arrival, words.onArrival),
    section(
      words.wrongAddress,
      inOrder(words.sentOnceMore({ refundPolicy: `[${refundPolicy}](/refund-policy)` })),
    ),
  ],
})

export const shippingTexts = {
  en: () => policyIn.en(shipping(en, uiEn)),
  ta: () => policyIn.ta(shipping(ta, uiTa)),
}
