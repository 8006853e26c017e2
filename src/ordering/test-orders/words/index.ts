import { defineSentences } from '#words/sentences.ts'
import * as officeEn from './office/en.ts'

export const officeSentences = defineSentences({ en: officeEn })
