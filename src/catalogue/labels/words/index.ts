import { defineSentences } from '#words/sentences.ts'
import * as claimsEn from './office/claims/en.ts'
import * as officeEn from './office/en.ts'

export const officeSentences = defineSentences({ en: officeEn })
export const claimsSentences = defineSentences({ en: claimsEn })
