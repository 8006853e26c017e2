import { expect, test } from 'vitest'
import { type Right, rightsOf } from '#values/people/rights.ts'
import type { StaffRole } from '#values/people/role.ts'
import { sectionsFor } from './section-rights.ts'

const sections = [{ key: 'reports' }, { key: 'packing' }, { key: 'returns' }] as const

// Requirement D-512
test.each<[StaffRole, Right[], string[]]>([
  ['packer', [], ['reports', 'packing']],
  ['accountant', [], ['reports']],
  ['custom', ['stock:read'], ['reports']],
  ['custom', ['orders:read'], []],
  ['custom', ['orders:read', 'refunds:write'], ['returns']],
])('a %s with %j may open %j', (role, rights, open) => {
  const own = rightsOf({ role: 'admin', staff: { role, rights } })
  const may = (...needed: Right[]) => needed.every((right) => own.has(right))
  expect(sectionsFor(sections, may).map(({ key }) => key)).toEqual(open)
})
