import type { StoreSettings, StoreSettingsPart } from '../../contract.ts'
import { type StoreField, type StoreValues, toStoreSettings } from '../store-values.ts'

type ShippingField = keyof StoreSettings['shipping']
type Setting = keyof StoreSettings | `shipping.${ShippingField}`

/** The setting that holds the value of each field. */
const settingOf: Record<StoreField, Setting> = {
  name: 'name',
  shortName: 'shortName',
  tagline: 'tagline',
  blurb: 'blurb',
  legalName: 'legalName',
  address: 'address',
  phones: 'phones',
  email: 'email',
  fssai: 'fssai',
  socialLabel: 'social',
  socialUrl: 'social',
  officerName: 'officer',
  officerDesignation: 'officer',
  officerPhone: 'officer',
  officerEmail: 'officer',
  acknowledgeHours: 'grievances',
  settleMonths: 'grievances',
  district: 'shipping.district',
  state: 'shipping.state',
  stateCode: 'shipping.stateCode',
  processingDays: 'shipping.processingDays',
  deliveryDays: 'shipping.deliveryDays',
  postalCodes: 'shipping.postalCodes',
  workingDays: 'workingDays',
  holidays: 'holidays',
  dateMeans: 'commitsToDates',
  packingDays: 'packing',
  cutOff: 'packing',
  maxOrdersPerDay: 'packing',
  maxKgPerDay: 'packing',
  closedFrom: 'closure',
  closedUntil: 'closure',
  closedOrders: 'closure',
  struckOverPriceRupees: 'productDefaults',
  badge: 'productDefaults',
  composition: 'productDefaults',
  labelDeadline: 'labelDeadline',
  refundsUnaskedUpToRupees: 'refundsUnaskedUpToRupees',
  cancelPaid: 'cancelPaid',
  cash: 'cashOnDelivery',
  cashMaxTotal: 'cashOnDelivery',
  cashMaxOpenOrders: 'cashOnDelivery',
  cashMaxRefusals: 'cashOnDelivery',
  cashRefusalMonths: 'cashOnDelivery',
  taxKind: 'tax',
  gstin: 'tax',
  documentPrefix: 'tax',
  keepMonths: 'keepMonths',
  palette: 'palette',
  translations: 'translations',
}

/** The settings of these fields. */
function pickSettings(facts: StoreSettings, fields: readonly StoreField[]): StoreSettingsPart {
  const settings = fields.map((field) => settingOf[field])
  const pick = (whole: object, prefix: '' | 'shipping.') =>
    Object.fromEntries(
      Object.entries(whole).filter(([name]) => settings.some((setting) => setting === `${prefix}${name}`)),
    )
  const shipping: StoreSettingsPart['shipping'] = pick(facts.shipping, 'shipping.')
  const others: StoreSettingsPart = pick(facts, '')
  return { ...others, ...(Object.keys(shipping).length > 0 && { shipping }) }
}

/** What is sent to save these fields: their settings as they were read, and as they are in the form. */
export const settingsPartOf = (facts: StoreSettings, values: StoreValues, fields: readonly StoreField[]) => ({
  before: pickSettings(facts, fields),
  facts: pickSettings(toStoreSettings(values), fields),
})
