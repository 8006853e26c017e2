import { defineSentences } from '#words/sentences.ts'
import * as daysEn from './days/en.ts'
import * as daysTa from './days/ta.ts'
import * as en from './en.ts'
import * as lawEn from './law/en.ts'
import * as lawTa from './law/ta.ts'
import * as officeEn from './office/en.ts'
import * as ta from './ta.ts'

export const sentences = defineSentences({ en, ta })
export const daysSentences = defineSentences({ en: daysEn, ta: daysTa })
export const lawSentences = defineSentences({ en: lawEn, ta: lawTa })
export const officeSentences = defineSentences({ en: officeEn })
