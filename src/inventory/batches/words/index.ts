import { defineSentences } from '#words/sentences.ts'
import * as officeEn from './office/en.ts'
import * as enteringEn from './office/entering/en.ts'

export const officeSentences = defineSentences({ en: officeEn })
export const enteringSentences = defineSentences({ en: enteringEn })
