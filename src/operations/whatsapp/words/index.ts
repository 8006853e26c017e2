import { defineSentences } from '#words/sentences.ts'
import * as en from './en.ts'
import * as officeEn from './office/en.ts'
import * as ta from './ta.ts'
import * as templatesEn from './templates/en.ts'
import * as templatesTa from './templates/ta.ts'

export const sentences = defineSentences({ en, ta })
export const templateSentences = defineSentences({ en: templatesEn, ta: templatesTa })
export const officeSentences = defineSentences({ en: officeEn })
