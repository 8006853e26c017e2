import { expect, test } from 'vitest'
import { missingPackages } from './install.mjs'

const wanted = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/zod': { version: '4.6.7' },
    'node_modules/sharp-for-another-system': { version: '1.0.0', optional: true },
  },
}
const present = (version: string) => ({ packages: { 'node_modules/zod': { version } } })

test.each([
  { what: 'nothing is installed', found: {}, missing: ['node_modules/zod'] },
  { what: 'another version is', found: present('4.6.6'), missing: ['node_modules/zod'] },
  { what: 'all but what other systems need is', found: present('4.6.7'), missing: [] },
])('$what', ({ found, missing }) => expect(missingPackages(wanted, found)).toEqual(missing))
