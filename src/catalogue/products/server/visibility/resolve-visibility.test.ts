import { expect, test } from 'vitest'
import type { VisibilitySchedule } from '../../visibility-contract.ts'
import { resolveVisibility } from './resolve-visibility.ts'

const now = new Date('2026-06-15T06:00:00.000Z')
const past = '2026-06-15T05:59:00.000Z'
const tomorrow = '2026-06-16T06:00:00.000Z'
const later = '2026-06-20T06:00:00.000Z'

const onSale: VisibilitySchedule = { visibility: 'on_sale', publish_at: null, hide_at: null }
const going: VisibilitySchedule = { ...onSale, hide_at: later }
const draft: VisibilitySchedule = { visibility: 'draft', publish_at: null, hide_at: null }
const planned: VisibilitySchedule = { visibility: 'draft', publish_at: tomorrow, hide_at: later }

test.each<[string, VisibilitySchedule, Partial<VisibilitySchedule>, VisibilitySchedule]>([
  ['nothing is asked', planned, {}, planned],
  ['it is hidden', going, { visibility: 'hidden' }, { ...onSale, visibility: 'hidden' }],
  ['it is put on sale before its time', planned, { visibility: 'on_sale' }, going],
  [
    'a planned draft is hidden instead',
    planned,
    { visibility: 'hidden' },
    { ...planned, visibility: 'hidden' },
  ],
  ['a draft is planned', draft, { publish_at: tomorrow, hide_at: later }, planned],
  ['a plan is given up, with what was to follow it', planned, { publish_at: null }, draft],
  ['it is to go', onSale, { hide_at: later }, going],
  ['it is to stay', going, { hide_at: null }, onSale],
])('when %s', (_what, before, wish, after) => {
  expect(resolveVisibility(before, wish, now)).toEqual({ ok: true, shown: after })
})

test('a time that has passed since it was planned is no reason to refuse another edit', () => {
  const due = { ...planned, publish_at: past }
  expect(resolveVisibility(due, {}, now)).toEqual({ ok: true, shown: due })
})

test.each<[string, VisibilitySchedule, Partial<VisibilitySchedule>, string]>([
  ['appear in the past', draft, { publish_at: past }, 'publish_at'],
  ['go in the past', onSale, { hide_at: past }, 'hide_at'],
  ['go before it appears', draft, { publish_at: later, hide_at: tomorrow }, 'hide_at'],
  ['go when it is hidden already', draft, { hide_at: later }, 'hide_at'],
  ['appear when it is on sale', onSale, { publish_at: later }, 'publish_at'],
])('a product cannot be to %s', (_what, before, wish, field) => {
  expect(resolveVisibility(before, wish, now)).toMatchObject({ ok: false, field })
})
