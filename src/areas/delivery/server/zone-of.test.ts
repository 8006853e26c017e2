import { expect, test } from 'vitest'
import { defaultStore } from '../../../store.ts'
import { zoneOf } from './zone-of.ts'

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
  expect(zoneOf(defaultStore, postal_code) !== undefined).toBe(is)
})
