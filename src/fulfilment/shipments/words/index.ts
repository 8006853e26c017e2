import { defineSentences } from '#words/sentences.ts'
import * as officeEn from './office/en.ts'
import * as parcelEn from './parcel/en.ts'
import * as parcelTa from './parcel/ta.ts'

export const officeSentences = defineSentences({ en: officeEn })
export const parcelSentences = defineSentences({ en: parcelEn, ta: parcelTa })
