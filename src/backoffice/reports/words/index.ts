import { defineSentences } from '#words/sentences.ts'
import * as periodEn from './office/period/en.ts'

// Only schemas say them, so no code asks for them by name.
defineSentences({ en: periodEn })
