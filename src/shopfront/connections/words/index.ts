import { defineSentences } from '#words/sentences.ts'
import * as en from './office/en.ts'

export const officeSentences = defineSentences({ en })
