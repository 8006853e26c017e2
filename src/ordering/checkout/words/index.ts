import { defineSentences } from '#words/sentences.ts'
import * as en from './en.ts'
import * as moneyStateEn from './money-state/en.ts'
import * as moneyStateTa from './money-state/ta.ts'
import * as paymentEn from './payment/en.ts'
import * as paymentTa from './payment/ta.ts'
import * as ta from './ta.ts'

export const sentences = defineSentences({ en, ta })
export const moneyStateSentences = defineSentences({ en: moneyStateEn, ta: moneyStateTa })
export const paymentSentences = defineSentences({ en: paymentEn, ta: paymentTa })
