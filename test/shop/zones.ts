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
/** All of the state, at its own price. */
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

/** An administrator writes these zones. @returns them as they were answered */
export const addZones = async (shop: TestShop, ...zones: DeliveryZoneInput[]) => {
  const admin = await signInAs(shop, 'admin')
  const answers = []
  for (const zone of zones) answers.push((await admin.post('/api/delivery/zones', zone)).json())
  return { admin, answers }
}
/** What a visitor is told of delivery to this code. */
export const fetchDeliveryTerms = async (shop: TestShop, pin: string) =>
  (await shop.visitor().get(`/api/delivery/${pin}`)).json()
