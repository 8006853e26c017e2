import type { FormFields } from '#backoffice/ui/admin/editing/form-fields.ts'
import { textsInWords } from '#backoffice/ui/admin/translations/other-languages.ts'
import type { StoreFacts } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { translationsOf } from './store-translations.ts'
import { codesOf, daysOf, linesOf, partOf, wholeOf } from './typed-lists.ts'

/** The merchant's facts as the form holds them, in its order; what are several stands in one field. */
export const valuesOf = ({ social, shipping, productDefaults, ...facts }: StoreFacts) => ({
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
  taxKind: facts.tax.kind,
  gstin: facts.tax.gstin ?? '',
  documentPrefix: facts.tax.prefix,
  keepMonths: String(facts.keepMonths),
  labelDeadline: facts.labelDeadline ?? '',
  palette: facts.palette,
  translations: facts.translations ?? {},
})
export type StoreValues = ReturnType<typeof valuesOf>
type StoreField = keyof StoreValues
/** A field that holds what is typed in English. */
export type StoreTextField = Exclude<StoreField, 'palette' | 'taxKind' | 'dateMeans' | 'translations'>

/** What is typed, as the call takes it. */
export const factsOf = (typed: StoreValues): StoreFacts => ({
  name: typed.name,
  shortName: typed.shortName,
  tagline: typed.tagline,
  blurb: typed.blurb,
  legalName: typed.legalName,
  address: linesOf(typed.address),
  phones: phonesOf(typed.phones),
  email: typed.email,
  fssai: typed.fssai.replaceAll(/\s/g, '') || undefined,
  social: { label: typed.socialLabel.trim(), url: typed.socialUrl.trim() },
  ...officerIn(typed),
  grievances: {
    acknowledgeHours: wholeOf(typed.acknowledgeHours),
    settleMonths: wholeOf(typed.settleMonths),
  },
  keepMonths: wholeOf(typed.keepMonths),
  shipping: {
    district: typed.district,
    state: typed.state,
    stateCode: typed.stateCode.trim(),
    processingDays: typed.processingDays.trim(),
    deliveryDays: typed.deliveryDays.trim(),
    postalCodes: codesOf(typed.postalCodes),
  },
  workingDays: daysOf(typed.workingDays),
  holidays: linesOf(typed.holidays),
  commitsToDates: typed.dateMeans === 'promised' || undefined,
  productDefaults: {
    struckOverPriceRupees: wholeOf(typed.struckOverPriceRupees),
    badge: typed.badge,
    composition: linesOf(typed.composition).map(partOf),
  },
  refundsUnaskedUpToRupees: wholeOf(typed.refundsUnaskedUpToRupees),
  tax: {
    kind: typed.taxKind,
    ...(typed.gstin.trim() && { gstin: typed.gstin.trim().toUpperCase() }),
    prefix: typed.documentPrefix.trim().toUpperCase(),
  },
  labelDeadline: typed.labelDeadline.trim() || undefined,
  palette: typed.palette,
  translations: translationsOf(typed),
})

/** Nobody, as long as nothing is said of them. */
function officerIn(typed: StoreValues): Pick<StoreFacts, 'officer'> {
  const officer = {
    name: typed.officerName.trim(),
    designation: typed.officerDesignation.trim(),
    phone: typed.officerPhone.trim(),
    email: typed.officerEmail.trim(),
  }
  return Object.values(officer).some((said) => said !== '') ? { officer } : {}
}

/** There is a first one, which mails and policies name; an empty one is refused. */
function phonesOf(typed: string): StoreFacts['phones'] {
  const [first = '', ...more] = linesOf(typed)
  return [first, ...more]
}

/** The fields that hold several entries. */
export const entriesOf: Partial<Record<StoreTextField, (typed: string) => string[]>> = {
  address: linesOf,
  phones: linesOf,
  workingDays: daysOf,
  holidays: linesOf,
  postalCodes: codesOf,
  composition: linesOf,
}

// The words have exactly the form's fields, in its order; the language knows only that an object may have more than its type.
const names = Object.keys(words.fields) as StoreField[]

const entriesIn = (values: StoreValues, field: StoreTextField) =>
  entriesOf[field]?.(values[field]) ?? [values[field].trim()]

export const storeFormFields: FormFields<StoreValues> = {
  names,
  words: words.fields,
  text: (values, field) => {
    if (field === 'translations') return JSON.stringify(translationsOf(values))
    if (field === 'palette' || field === 'taxKind' || field === 'dateMeans') return values[field]
    return entriesIn(values, field).join('\n')
  },
  inWords: (values, field) => {
    if (field === 'translations') return textsInWords(translationsOf(values))
    if (field === 'palette') return words.palettes[values.palette]
    if (field === 'taxKind') return words.taxKinds[values.taxKind]
    if (field === 'dateMeans') return words.dateMeanings[values.dateMeans]
    return entriesIn(values, field).join(', ') || words.nothing
  },
}
