import type { FormFields } from '#backoffice/ui/admin/editing/form-fields.ts'
import { textsInWords } from '#backoffice/ui/admin/translations/other-languages.ts'
import { codesOf, linesOf } from '#shopfront/settings/admin/typed-lists.ts'
import { readRupees } from '#values/money/typed-rupees.ts'
import { withoutBlanks } from '#values/texts/without-blanks.ts'
import type { Zone, ZoneFields } from '../contract.ts'
import * as words from '../words/office/en.ts'

/** A zone as the form holds it, in its order; what are several stands in one field. */
export const valuesOf = (zone: Zone) => ({
  name: zone.name,
  codes: zone.codes.join(', '),
  districts: zone.districts.join('\n'),
  states: zone.states.join('\n'),
  days: zone.days,
  fee: String(zone.fee),
  free_from: inField(zone.free_from),
  minimum: inField(zone.minimum),
  note: zone.note,
  translations: zone.translations,
})
export type ZoneValues = ReturnType<typeof valuesOf>
export type ZoneField = keyof ZoneValues
export type TypedZoneField = Exclude<ZoneField, 'translations'>

const inField = (rupees: number | null) => (rupees === null ? '' : String(rupees))

/** What is typed, as the call takes it. What is no amount is none, which the contract refuses. */
export const fieldsOf = (typed: ZoneValues): ZoneFields => ({
  name: typed.name,
  codes: codesOf(typed.codes),
  districts: linesOf(typed.districts),
  states: linesOf(typed.states),
  days: typed.days.replaceAll(' ', ''),
  fee: rupeesOf(typed.fee) ?? 0,
  free_from: rupeesOf(typed.free_from),
  minimum: rupeesOf(typed.minimum),
  note: typed.note,
  translations: withoutBlanks(typed.translations),
})

const rupeesOf = (typed: string) => (typed.trim() === '' ? null : (readRupees(typed) ?? Number.NaN))

export const blankZone: Zone = {
  id: 0,
  version: 0,
  name: '',
  codes: [],
  districts: [],
  states: [],
  days: '',
  fee: 0,
  free_from: null,
  minimum: null,
  note: '',
  translations: {},
}

export const severalLines: TypedZoneField[] = ['codes', 'districts', 'states', 'note']

// The words have exactly the form's fields, in its order; the language knows only that an object may have more than its type.
const names = Object.keys(words.fields) as ZoneField[]

export const zoneFormFields: FormFields<ZoneValues> = {
  names,
  words: words.fields,
  text: (values, field) => JSON.stringify(fieldsOf(values)[field]),
  inWords: (values, field) =>
    field === 'translations' ? textsInWords(values.translations) : values[field].trim() || words.nothing,
}
