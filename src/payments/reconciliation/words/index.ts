import { defineSentences } from '#words/sentences.ts'
import * as daysEn from './office/days/en.ts'
import * as officeEn from './office/en.ts'
import * as mattersEn from './office/matters/en.ts'

export const officeSentences = defineSentences({ en: officeEn })
export const daysSentences = defineSentences({ en: daysEn })
export const mattersSentences = defineSentences({ en: mattersEn })
