import type { DeliveryZoneInput } from '#ordering/delivery/contract.ts'
import { signInAs, type TestShop } from './shop.ts'

export const cityZone = {
  name: 'Coimbatore city',
  codes: ['641001-641062'],
  districts: [],
  states: [],
  days: '2',
  fee: 40,
  free_from: 600,
  minimum: 200,
  note: 'By our own van',
} satisfies DeliveryZoneInput
/** A zone for the whole state with its own fee. */
export const stateZone = {
  ...cityZone,
  name: 'Tamil Nadu',
  codes: [],
  states: ['Tamil Nadu'],
  fee: 90,
  free_from: null,
  minimum: null,
  note: '',
}

/**
 * An administrator creates these zones.
 * @returns the administrator, and the bodies of the responses
 */
export const addZones = async (shop: TestShop, ...zones: DeliveryZoneInput[]) => {
  const admin = await signInAs(shop, 'admin')
  const answers = []
  for (const zone of zones) answers.push((await admin.post('/api/delivery/zones', zone)).json())
  return { admin, answers }
}
/** The delivery terms for a PIN code, as a visitor gets them. */
export const fetchDeliveryTerms = async (shop: TestShop, postalCode: string) =>
  (await shop.visitor().get(`/api/delivery/${postalCode}`)).json()
