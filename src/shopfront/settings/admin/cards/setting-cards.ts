import type { StoreField } from '../store-values.ts'

/** The cards of the Store section, each saved separately, with their fields in the order of the form. */
export const settingCards = {
  name: ['name', 'shortName', 'tagline', 'blurb'],
  business: ['legalName', 'address', 'fssai'],
  contacts: ['phones', 'email', 'socialLabel', 'socialUrl'],
  officer: ['officerName', 'officerDesignation', 'officerPhone', 'officerEmail'],
  deadlines: ['acknowledgeHours', 'settleMonths'],
  area: ['district', 'state', 'stateCode', 'postalCodes'],
  times: ['processingDays', 'deliveryDays', 'workingDays', 'dateMeans'],
  holidays: ['holidays'],
  packing: ['packingDays', 'cutOff', 'maxOrdersPerDay', 'maxKgPerDay'],
  closure: ['closedFrom', 'closedUntil', 'closedOrders'],
  products: ['struckOverPriceRupees', 'badge', 'composition', 'labelDeadline'],
  refunds: ['refundsUnaskedUpToRupees', 'cancelPaid'],
  cash: ['cash', 'cashMaxTotal', 'cashMaxOpenOrders', 'cashMaxRefusals', 'cashRefusalMonths'],
  tax: ['taxKind', 'gstin', 'documentPrefix', 'keepMonths'],
  palette: ['palette'],
  translations: ['translations'],
} as const satisfies Record<string, StoreField[]>
export type SettingCardName = keyof typeof settingCards

export const settingCardNames = Object.keys(settingCards) as SettingCardName[]

/** What the hash of a link names: a card, or one of its fields, which is to be focused. */
export function findSettingCard(hash: string): { card: SettingCardName; field?: StoreField } | undefined {
  const name = hash.slice(1)
  for (const card of settingCardNames) {
    const field = settingCards[card].find((each) => each === name)
    if (field) return { card, field }
  }
  const card = settingCardNames.find((each) => each === name)
  return card && { card }
}
