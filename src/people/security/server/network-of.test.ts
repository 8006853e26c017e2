import { expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['2401:4900:1cb1:92d5:89ab:1:2:3', '2401:4900:1cb1:92d5::'],
  ['2401:4900:1cb1:92d5::1', '2401:4900:1cb1:92d5::'],
  ['2401:4900::0a1', '2401:4900:0:0::'],
  ['::1', '0:0:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
