import { expect, test } from 'vitest'
import { ApiError } from './call-api.ts'
import { errorMessageOf } from './error-message.ts'

const answered = (status: number, message = '') => new ApiError(status, { message })

test.each([
  ['a refusal', answered(409, 'Only 2 are left.'), 'Only 2 are left.'],
  [
    'a part of the shop that is away',
    answered(503, 'Razorpay does not answer.'),
    'Razorpay does not answer.',
  ],
  ['a fault of the shop', answered(500, 'Something went wrong on our side.'), 'Failed to save'],
  ['a refusal without a sentence', answered(400), 'Failed to save'],
  ['a lost connection', answered(0, 'No connection.'), 'Failed to save. No connection.'],
  [
    'the same where the screen would say what to do, too',
    answered(0, 'No connection. Try again.'),
    'Failed to save. No connection. Try again.',
    'Failed to save. Please try again.',
  ],
  ['a bug in the page', new TypeError('x is undefined'), 'Failed to save'],
])('%s in words', (_what, error, words, own = 'Failed to save') => {
  expect(errorMessageOf(error, own)).toBe(words)
})
