import { defineSentences } from '#words/sentences.ts'
import * as en from './en.ts'
import * as changesEn from './office/changes/en.ts'
import * as fieldsEn from './office/fields/en.ts'
import * as tableEn from './office/table/en.ts'
import * as visibilityEn from './office/visibility/en.ts'
import * as ta from './ta.ts'

export const sentences = defineSentences({ en, ta })
export const changesSentences = defineSentences({ en: changesEn })
export const fieldsSentences = defineSentences({ en: fieldsEn })
export const tableSentences = defineSentences({ en: tableEn })
export const visibilitySentences = defineSentences({ en: visibilityEn })
