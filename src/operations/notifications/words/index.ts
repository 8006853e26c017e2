import { defineSentences } from '#words/sentences.ts'
import * as en from './en.ts'
import * as exampleEn from './example/en.ts'
import * as exampleTa from './example/ta.ts'
import * as sectionEn from './office/section/en.ts'
import * as ta from './ta.ts'

export const sentences = defineSentences({ en, ta })
export const exampleSentences = defineSentences({ en: exampleEn, ta: exampleTa })
export const sectionSentences = defineSentences({ en: sectionEn })
