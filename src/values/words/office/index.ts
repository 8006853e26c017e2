import { sentences } from '#words/sentences.ts'
import * as en from './en.ts'

export const said = sentences({ en })
