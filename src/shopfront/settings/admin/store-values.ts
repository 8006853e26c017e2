import type { FormFields } from '#backoffice/ui/admin/editing/form-fields.ts'
import { formatTranslations } from '#backoffice/ui/admin/translations/other-languages.ts'
import type { StoreSettings, storeSettingsInput } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { cashSettingsOf, cashValuesOf } from './cash-values.ts'
import { closureOf, packingSettingsOf, packingValuesOf } from './packing-values.ts'
import {
  parseCompositionPart,
  parseLines,
  parsePostalCodes,
  parseWeekDays,
  parseWholeNumber,
} from './parse-lists.ts'
import { translationsOf } from './store-translations.ts'

/** Form values of the settings, in the form's order. A list is one text field. */
export const valuesOf = ({ social, shipping, productDefaults, ...facts }: StoreSettings) => ({
  name: facts.name,
  shortName: facts.shortName,
  tagline: facts.tagline,
  blurb: facts.blurb,
  legalName: facts.legalName,
  address: facts.address.join('\n'),
  phones: facts.phones.join('\n'),
  email: facts.email,
  fssai: facts.fssai ?? '',
  socialLabel: social.label,
  socialUrl: social.url,
  officerName: facts.officer?.name ?? '',
  officerDesignation: facts.officer?.designation ?? '',
  officerPhone: facts.officer?.phone ?? '',
  officerEmail: facts.officer?.email ?? '',
  acknowledgeHours: String(facts.grievances.acknowledgeHours),
  settleMonths: String(facts.grievances.settleMonths),
  district: shipping.district,
  state: shipping.state,
  processingDays: shipping.processingDays,
  deliveryDays: shipping.deliveryDays,
  workingDays: facts.workingDays.join(', '),
  holidays: facts.holidays.join('\n'),
  dateMeans: facts.commitsToDates ? ('promised' as const) : ('expected' as const),
  postalCodes: shipping.postalCodes.join(', '),
  stateCode: shipping.stateCode,
  struckOverPriceRupees: String(productDefaults.struckOverPriceRupees),
  badge: productDefaults.badge,
  composition: productDefaults.composition.map(({ label, percent }) => `${label} ${percent}%`).join('\n'),
  refundsUnaskedUpToRupees: String(facts.refundsUnaskedUpToRupees),
  cancelPaid: facts.cancelPaid ? ('allowed' as const) : ('refused' as const),
  ...packingValuesOf(facts),
  ...cashValuesOf(facts),
  taxKind: facts.tax.kind,
  gstin: facts.tax.gstin ?? '',
  documentPrefix: facts.tax.prefix,
  keepMonths: String(facts.keepMonths),
  labelDeadline: facts.labelDeadline ?? '',
  palette: facts.palette,
  translations: facts.translations ?? {},
})
export type StoreValues = ReturnType<typeof valuesOf>
export type StoreField = keyof StoreValues
/** A field that holds what is typed in English. */
export type StoreTextField = Exclude<
  StoreField,
  'palette' | 'taxKind' | 'cash' | 'dateMeans' | 'cancelPaid' | 'closedOrders' | 'translations'
>

/** Every setting, also the optional ones: one that the form forgets would be deleted when it is saved. */
type AllSettings = Record<keyof typeof storeSettingsInput.shape, unknown>

/** Converts form values to the API's input. */
export const toStoreSettings = (typed: StoreValues): StoreSettings =>
  ({
    name: typed.name,
    shortName: typed.shortName,
    tagline: typed.tagline,
    blurb: typed.blurb,
    legalName: typed.legalName,
    address: parseLines(typed.address),
    phones: phonesOf(typed.phones),
    email: typed.email,
    fssai: typed.fssai.replaceAll(/\s/g, '') || undefined,
    social: { label: typed.socialLabel.trim(), url: typed.socialUrl.trim() },
    officer: officerIn(typed),
    grievances: {
      acknowledgeHours: parseWholeNumber(typed.acknowledgeHours),
      settleMonths: parseWholeNumber(typed.settleMonths),
    },
    keepMonths: parseWholeNumber(typed.keepMonths),
    shipping: {
      district: typed.district,
      state: typed.state,
      stateCode: typed.stateCode.trim(),
      processingDays: typed.processingDays.trim(),
      deliveryDays: typed.deliveryDays.trim(),
      postalCodes: parsePostalCodes(typed.postalCodes),
    },
    workingDays: parseWeekDays(typed.workingDays),
    holidays: parseLines(typed.holidays),
    commitsToDates: typed.dateMeans === 'promised' || undefined,
    productDefaults: {
      struckOverPriceRupees: parseWholeNumber(typed.struckOverPriceRupees),
      badge: typed.badge,
      composition: parseLines(typed.composition).map(parseCompositionPart),
    },
    refundsUnaskedUpToRupees: parseWholeNumber(typed.refundsUnaskedUpToRupees),
    tax: {
      kind: typed.taxKind,
      ...(typed.gstin.trim() && { gstin: typed.gstin.trim().toUpperCase() }),
      prefix: typed.documentPrefix.trim().toUpperCase(),
    },
    cancelPaid: typed.cancelPaid === 'allowed' || undefined,
    packing: packingSettingsOf(typed),
    closure: closureOf(typed),
    cashOnDelivery: cashSettingsOf(typed),
    labelDeadline: typed.labelDeadline.trim() || undefined,
    palette: typed.palette,
    translations: translationsOf(typed),
  }) satisfies AllSettings

/** The grievance officer; undefined if all of their fields are empty. */
function officerIn(typed: StoreValues): StoreSettings['officer'] {
  const officer = {
    name: typed.officerName.trim(),
    designation: typed.officerDesignation.trim(),
    phone: typed.officerPhone.trim(),
    email: typed.officerEmail.trim(),
  }
  return Object.values(officer).some((value) => value !== '') ? officer : undefined
}

/**
 * The phone numbers. There is always a first one, because mails and policies show it; validation refuses an empty one.
 */
function phonesOf(typed: string): StoreSettings['phones'] {
  const [first = '', ...more] = parseLines(typed)
  return [first, ...more]
}

/** How to split the fields that hold several entries. */
export const listParsers: Partial<Record<StoreTextField, (typed: string) => string[]>> = {
  address: parseLines,
  phones: parseLines,
  workingDays: parseWeekDays,
  packingDays: parseWeekDays,
  holidays: parseLines,
  postalCodes: parsePostalCodes,
  composition: parseLines,
}

// `words.fields` has exactly the form's fields; TypeScript cannot know that it has no others.
const names = Object.keys(words.fields) as StoreField[]

const listEntriesOf = (values: StoreValues, field: StoreTextField) =>
  listParsers[field]?.(values[field]) ?? [values[field].trim()]

const choices = ['palette', 'taxKind', 'cash', 'dateMeans', 'cancelPaid', 'closedOrders'] as const
const isChoice = (field: StoreField): field is (typeof choices)[number] =>
  choices.some((choice) => choice === field)

export const storeFormFields: FormFields<StoreValues> = {
  names,
  labels: words.fields,
  text: (values, field) => {
    if (field === 'translations') return JSON.stringify(translationsOf(values))
    if (isChoice(field)) return values[field]
    return listEntriesOf(values, field).join('\n')
  },
  formatValue: (values, field) => {
    if (field === 'translations') return formatTranslations(translationsOf(values))
    if (field === 'palette') return words.palettes[values.palette]
    if (field === 'taxKind') return words.taxKinds[values.taxKind]
    if (field === 'cash') return words.cashChoices[values.cash]
    if (field === 'dateMeans') return words.dateMeanings[values.dateMeans]
    if (field === 'cancelPaid') return words.cancelPaidChoices[values.cancelPaid]
    if (field === 'closedOrders') return words.closedOrdersChoices[values.closedOrders]
    return listEntriesOf(values, field).join(', ') || words.nothing
  },
}

/** The description of a form with some of the fields. */
export const storeFormFieldsOf = (fields: readonly StoreField[]): FormFields<StoreValues> => ({
  ...storeFormFields,
  names: names.filter((name) => fields.includes(name)),
})
