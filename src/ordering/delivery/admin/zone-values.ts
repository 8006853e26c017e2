import type { FormFields } from '#backoffice/ui/admin/editing/form-fields.ts'
import { formatTranslations } from '#backoffice/ui/admin/translations/other-languages.ts'
import { parseLines, parsePostalCodes } from '#shopfront/settings/admin/parse-lists.ts'
import { parseRupees } from '#values/money/parse-rupees.ts'
import { withoutBlanks } from '#values/texts/without-blanks.ts'
import type { DeliveryZoneInput, Zone } from '../contract.ts'
import * as words from '../words/office/en.ts'

/** A zone as form values, in the order of the fields; lists are joined into one text. */
export const toZoneValues = (zone: Zone) => ({
  name: zone.name,
  codes: zone.codes.join(', '),
  districts: zone.districts.join('\n'),
  states: zone.states.join('\n'),
  days: zone.days,
  fee: String(zone.fee),
  free_from: formatAmount(zone.free_from),
  minimum: formatAmount(zone.minimum),
  note: zone.note,
  cash_on_delivery: zone.cash_on_delivery ? ('allowed' as const) : ('not' as const),
  translations: zone.translations,
})
export type ZoneValues = ReturnType<typeof toZoneValues>
export type ZoneField = keyof ZoneValues
export type ZoneTextField = Exclude<ZoneField, 'cash_on_delivery' | 'translations'>

const formatAmount = (rupees: number | null) => (rupees === null ? '' : String(rupees))

/** Form values as the API takes them. Text that is no amount becomes NaN, which the contract rejects. */
export const toZoneInput = (typed: ZoneValues): DeliveryZoneInput => ({
  name: typed.name,
  codes: parsePostalCodes(typed.codes),
  districts: parseLines(typed.districts),
  states: parseLines(typed.states),
  days: typed.days.replaceAll(' ', ''),
  fee: parseAmount(typed.fee) ?? 0,
  free_from: parseAmount(typed.free_from),
  minimum: parseAmount(typed.minimum),
  note: typed.note,
  cash_on_delivery: typed.cash_on_delivery === 'allowed',
  translations: withoutBlanks(typed.translations),
})

const parseAmount = (typed: string) => (typed.trim() === '' ? null : (parseRupees(typed) ?? Number.NaN))

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
  cash_on_delivery: false,
  translations: {},
}

export const multilineFields: ZoneTextField[] = ['codes', 'districts', 'states', 'note']

// The words have exactly the form's fields in order, which TypeScript cannot infer from Object.keys.
const names = Object.keys(words.fields) as ZoneField[]

export const zoneFormFields: FormFields<ZoneValues> = {
  names,
  labels: words.fields,
  text: (values, field) => JSON.stringify(toZoneInput(values)[field]),
  formatValue: (values, field) => {
    if (field === 'translations') return formatTranslations(values.translations)
    if (field === 'cash_on_delivery') return words.cashChoices[values.cash_on_delivery]
    return values[field].trim() || words.nothing
  },
}
