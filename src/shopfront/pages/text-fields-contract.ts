import type { ShownStore } from '#shopfront/settings/contract.ts'
import type { TextFields } from '#values/rich-text/rich-text.ts'
import type { Language } from '#words/language.ts'
import { inTamil } from '#words/tamil-places.ts'

/** The facts that a text may name, `{store name}`: each is said as it is at the moment of reading. */
export const fieldNames = [
  'store name',
  'legal name',
  'phone',
  'email',
  'address',
  'district',
  'state',
  'processing days',
  'delivery days',
  'delivery zones',
  'months kept',
  'food licence',
  'gstin',
  'grievance officer',
] as const
type FieldName = (typeof fieldNames)[number]

/** What the fields stand for in a text of that language. */
export function fieldsOf(store: Fielded, language: Language): Record<FieldName, string> {
  const { name, legalName, phones, email, address, shipping, keepMonths, fssai, tax, officer } = store
  const place = (called: string) => (language === 'ta' ? inTamil(called) : called)
  return {
    'store name': name,
    'legal name': legalName,
    phone: phones[0],
    email,
    address: address.join(', '),
    district: place(shipping.district),
    state: place(shipping.state),
    'processing days': shipping.processingDays,
    'delivery days': shipping.deliveryDays,
    'delivery zones': (shipping.zones ?? [shipping.district]).map(place).join(', '),
    'months kept': String(keepMonths),
    'food licence': fssai ?? '',
    gstin: tax.gstin ?? '',
    'grievance officer': officer
      ? `${officer.name}, ${officer.designation}, ${officer.phone}, ${officer.email}`
      : '',
  }
}
type Fielded = Pick<
  ShownStore,
  'name' | 'legalName' | 'phones' | 'email' | 'address' | 'keepMonths' | 'fssai' | 'tax' | 'officer'
> & {
  shipping: Pick<ShownStore['shipping'], 'district' | 'state' | 'processingDays' | 'deliveryDays' | 'zones'>
}

/** Every field as itself: of a text that is only looked at, and of the built-in ones, which name facts as others do. */
export const namedFields: TextFields = Object.fromEntries(fieldNames.map((name) => [name, `{${name}}`]))

/** Facts that fit an address as well, for whoever looks whether a link leads anywhere. */
export const sampleFields: TextFields = {
  ...namedFields,
  phone: '+91 90000 00000',
  email: 'shop@shop.example',
}
