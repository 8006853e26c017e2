import { defineSentences } from '#words/sentences.ts'
import * as en from './en.ts'
import * as officeEn from './office/en.ts'
import * as ta from './ta.ts'

export const sentences = defineSentences({ en, ta })
export const officeSentences = defineSentences({ en: officeEn })
