import { expect, test } from 'vitest'
import type { PaymentIssue } from '../contract.ts'
import { groupIssues } from './group-issues.ts'

const issue = (order_id: number, kind: PaymentIssue['kind'], what = `${kind} happened`): PaymentIssue => ({
  order_id,
  kind,
  what,
  advice: 'Call them.',
  customer: 'Anitha Raj',
  order_status: 'paid',
  amount: 640,
  payment_id: null,
  refund_id: null,
  refund_ends: [],
  news_id: null,
  since: '2026-06-15T06:00:00.000Z',
})

/** The groups as `{ title: [[what, orders]] }`. */
const shownOf = (matters: PaymentIssue[]) =>
  groupIssues(matters).map(({ title, causes }) => [
    title,
    causes.map(({ what, issues: same }) => [what, same.map(({ order_id }) => order_id)]),
  ])

test('what is urgent comes first, whatever is the oldest', () => {
  const found = [issue(1, 'refund_open'), issue(2, 'unsettled'), issue(3, 'refund_failed')]
  expect(groupIssues(found).map(({ kind }) => kind)).toEqual(['refund_failed', 'unsettled', 'refund_open'])
})

test('the same thing is explained once, with its orders in the order they came', () => {
  const found = [
    issue(1, 'unsettled', 'The hold ran out.'),
    issue(2, 'paid_twice'),
    issue(3, 'unsettled', 'The bank waits.'),
    issue(4, 'unsettled', 'The hold ran out.'),
  ]
  expect(shownOf(found)).toEqual([
    ['Paid twice', [['paid_twice happened', [2]]]],
    [
      'Pending too long',
      [
        ['The hold ran out.', [1, 4]],
        ['The bank waits.', [3]],
      ],
    ],
  ])
})

test('nothing makes no group', () => {
  expect(groupIssues([])).toEqual([])
})
