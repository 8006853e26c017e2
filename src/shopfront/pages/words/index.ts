import { defineSentences } from '#words/sentences.ts'
import * as textsEn from './office/texts/en.ts'

export const textsSentences = defineSentences({ en: textsEn })
