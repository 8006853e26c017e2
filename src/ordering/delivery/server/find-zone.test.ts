import { expect, test } from 'vitest'
import { demoStoreSettings } from '#shopfront/settings/server/default-store-settings.ts'
import type { Zone } from '../contract.ts'
import { findMismatchedStates, findZone, isUnknownPostalCode } from './find-zone.ts'

test.each([
  ['641001', 'Coimbatore', true],
  ['641039', 'the last code of a range', true],
  ['641301', 'Mettupalayam', true],
  ['641697', 'Annur, a code of its own', true],
  ['642001', 'Pollachi', true],
  ['642127', 'Valparai', true],
  ['641040', 'a code that no office has', false],
  ['641601', 'Tiruppur, another district since 2009', false],
  ['642126', 'Udumalaipettai, there as well', false],
  ['600001', 'Chennai', false],
  ['110001', 'Delhi', false],
  ['64101', 'what was saved before a code had to have six digits', false],
  ['SW1A 1AA', 'London', false],
])('%s, %s: delivered to: %s', (postal_code, _where, is) => {
  expect(findZone(demoStoreSettings, postal_code) !== undefined).toBe(is)
})

const zone: Zone = {
  id: 1,
  version: 1,
  name: 'Some',
  codes: [],
  districts: [],
  states: [],
  days: '2-4',
  fee: 40,
  free_from: null,
  minimum: null,
  note: '',
  translations: {},
  cash_on_delivery: false,
}
const withZones = (...zones: (Partial<Zone> & { name: string })[]) => ({
  ...demoStoreSettings,
  zones: zones.map((each) => ({ ...zone, ...each })),
})

// 600041 lies in Chennai and in Kancheepuram, 605007 in Puducherry and in Tamil Nadu.
const everyKind = withZones(
  { name: 'State', states: ['Tamil Nadu'] },
  { name: 'District', districts: ['Kancheepuram, Tamil Nadu'] },
  { name: 'Code', codes: ['641012', '699999'] },
)

test.each([
  ['641012', 'Code'],
  ['699999', 'Code'],
  ['600041', 'District'],
  ['605007', 'State'],
  ['600001', 'State'],
  ['110001', undefined],
  ['6410123', undefined],
  ['x641012', undefined],
])('%s is in the zone %s: by its number before its district, and by that before its state', (code, name) => {
  expect(findZone(everyKind, code)?.name).toBe(name)
})

test.each([
  ['641012', false],
  // No post office has this code, but the merchant's zone lists it.
  ['699999', false],
  ['999999', true],
])('that %s is no postal code: %s', (code, is) => {
  expect(isUnknownPostalCode(everyKind, code)).toBe(is)
})

test.each([
  ['1-2', '3-7', '4-9'],
  ['1', '3', '4'],
  ['0', '2-3', '2-3'],
])('%s days to pack and %s on the way are %s', (processingDays, deliveryDays, days) => {
  const shipping = { ...demoStoreSettings.shipping, processingDays, deliveryDays }
  expect(findZone({ ...demoStoreSettings, shipping }, '641012')?.days).toBe(days)
})

test.each([
  ['641012', 'Tamil Nadu', undefined],
  ['641012', 'Kerala', ['Tamil Nadu']],
  // A code of two states matches either.
  ['605007', 'Tamil Nadu', undefined],
  ['605007', 'Puducherry', undefined],
  ['605007', 'Kerala', ['Puducherry', 'Tamil Nadu']],
  // No post office has this code, and the state is not in the list.
  ['699999', 'Kerala', undefined],
  ['641012', 'Bavaria', undefined],
])('%s with the state %s lies in other states: %s', (postal_code, state, others) => {
  expect(findMismatchedStates({ postal_code, state })?.toSorted()).toEqual(others)
})
