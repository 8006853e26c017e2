import { expect, test } from 'vitest'
import { type AccountValues, findAccountProblem } from './save-account.ts'

const user = { id: 1, name: 'Anitha Raj', email: 'a@b.in', phone: '9000000001', role: 'customer' } as const
const untouched: AccountValues = { name: 'Anitha Raj', currentPassword: '', newPassword: '', confirm: '' }

// Requirement 5-16: Two different pins show 'New password and confirm password do not match!' (decision B6).
// Requirement 5-17: Saving without a changed name or pin shows 'No changes detected!' (decision X34).
test.each([
  ['nothing typed', {}, 'No changes detected!'],
  ['spaces around the same name', { name: ' Anitha Raj ' }, 'No changes detected!'],
  ['another name', { name: 'Anitha K. Raj' }, undefined],
  ['a new pin, twice the same', { currentPassword: '1111', newPassword: '2222', confirm: '2222' }, undefined],
  [
    'a new pin, confirmed wrongly',
    { currentPassword: '1111', newPassword: '2222', confirm: '2223' },
    'New password and confirm password do not match!',
  ],
  [
    'a new pin, not confirmed',
    { name: 'Anitha', newPassword: '2222' },
    'New password and confirm password do not match!',
  ],
])('%s', (_, typed, refused) => {
  expect(findAccountProblem({ ...untouched, ...typed }, user)).toBe(refused)
})
