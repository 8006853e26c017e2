import { expect, test } from 'vitest'
import { canBecome } from './order-steps.ts'

const statuses = ['pending', 'paid', 'delivered', 'cancelled'] as const
const allowed = [
  'pending → paid',
  'pending → delivered',
  'pending → cancelled',
  'paid → delivered',
  'cancelled → paid',
]

test.each(statuses.flatMap((from) => statuses.map((to) => [from, to] as const)))('%s → %s', (from, to) => {
  expect(canBecome(from, to)).toBe(allowed.includes(`${from} → ${to}`))
})
