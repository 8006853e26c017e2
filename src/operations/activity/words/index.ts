import { defineSentences } from '#words/sentences.ts'
import * as officeEn from './office/en.ts'

// Said by no rule; a schema's sentence is found by it.
defineSentences({ en: officeEn })
