import { sentences } from '#words/sentences.ts'
import * as en from './en.ts'
import * as ta from './ta.ts'

export const said = sentences({ en, ta })
