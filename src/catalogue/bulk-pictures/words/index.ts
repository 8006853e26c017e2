import { defineSentences } from '#words/sentences.ts'
import * as en from './office/en.ts'

export const bulkPictureSentences = defineSentences({ en })
