import { expect, test } from 'vitest'
import { writeStored } from '#browser/local-storage.ts'
import { purgeDeviceData } from '#browser/purge-device-data.ts'
import { noteViewed } from './note-viewed.ts'
import { listViewed } from './viewed-products.ts'

// Requirement D-424: The products that were looked at last are remembered on the device only: at most twelve, the latest
//   first, until the visitor clears them or logs out.
test('the last twelve products are remembered on the device, each once, until the logout', async () => {
  for (let id = 1; id <= 14; id++) noteViewed(id)
  noteViewed(10)
  expect(listViewed()).toEqual([10, 14, 13, 12, 11, 9, 8, 7, 6, 5, 4, 3])
  await purgeDeviceData()
  expect(listViewed()).toEqual([])
})

test('damaged and old entries are forgotten', () => {
  writeStored('viewed', 'not JSON')
  expect(listViewed()).toEqual([])
  writeStored('viewed', JSON.stringify([[1, 5], ['a', 1], [2, Date.now()], null]))
  expect(listViewed()).toEqual([2])
})
