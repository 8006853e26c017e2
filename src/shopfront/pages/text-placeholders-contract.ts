import type { PublicStoreSettings } from '#shopfront/settings/public-settings-contract.ts'
import type { TextFields } from '#values/rich-text/rich-text.ts'
import type { Language } from '#words/language.ts'
import { tamilPlace } from '#words/tamil-places.ts'

/** Placeholders that a text may contain, such as `{store name}`. They are filled when the page is read. */
export const placeholderNames = [
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
type PlaceholderName = (typeof placeholderNames)[number]

/** The store's values for the placeholders, in a language; empty for what is not set. */
export function placeholderValues(
  store: PlaceholderSource,
  language: Language,
): Record<PlaceholderName, string> {
  const { name, legalName, phones, email, address, shipping, keepMonths, fssai, tax, officer } = store
  const translatePlace = (placeName: string) => (language === 'ta' ? tamilPlace(placeName) : placeName)
  return {
    'store name': name,
    'legal name': legalName,
    phone: phones[0],
    email,
    address: address.join(', '),
    district: translatePlace(shipping.district),
    state: translatePlace(shipping.state),
    'processing days': shipping.processingDays,
    'delivery days': shipping.deliveryDays,
    'delivery zones': (shipping.zones ?? [shipping.district]).map(translatePlace).join(', '),
    'months kept': String(keepMonths),
    'food licence': fssai ?? '',
    gstin: tax.gstin ?? '',
    'grievance officer': officer
      ? `${officer.name}, ${officer.designation}, ${officer.phone}, ${officer.email}`
      : '',
  }
}
type PlaceholderSource = Pick<
  PublicStoreSettings,
  'name' | 'legalName' | 'phones' | 'email' | 'address' | 'keepMonths' | 'fssai' | 'tax' | 'officer'
> & {
  shipping: Pick<
    PublicStoreSettings['shipping'],
    'district' | 'state' | 'processingDays' | 'deliveryDays' | 'zones'
  >
}

/** Each placeholder as itself, for validation and for built-in texts, which contain placeholders. */
export const unfilledPlaceholders: TextFields = Object.fromEntries(
  placeholderNames.map((name) => [name, `{${name}}`]),
)

/** Sample values that are valid in URLs, for checking links. */
export const samplePlaceholders: TextFields = {
  ...unfilledPlaceholders,
  phone: '+91 90000 00000',
  email: 'shop@shop.example',
}
