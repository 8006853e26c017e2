import { defineSentences } from '#words/sentences.ts'
import * as en from './en.ts'
import * as logosEn from './office/logos/en.ts'
import * as ta from './ta.ts'

export const sentences = defineSentences({ en, ta })
export const logosSentences = defineSentences({ en: logosEn })
