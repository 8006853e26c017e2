import { defineSentences } from '#words/sentences.ts'
import * as en from './en.ts'

export const sentences = defineSentences({ en })
