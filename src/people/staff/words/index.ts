import { defineSentences } from '#words/sentences.ts'
import * as en from './en.ts'
import * as mailsEn from './mails/en.ts'
import * as mailsTa from './mails/ta.ts'
import * as officeEn from './office/en.ts'
import * as ta from './ta.ts'

export const sentences = defineSentences({ en, ta })
export const mailsSentences = defineSentences({ en: mailsEn, ta: mailsTa })
export const officeSentences = defineSentences({ en: officeEn })
