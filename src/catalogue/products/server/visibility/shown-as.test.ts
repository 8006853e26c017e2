import { expect, test } from 'vitest'
import type { Shown } from '../../visibility-contract.ts'
import { shownAs } from './shown-as.ts'

const now = new Date('2026-06-15T06:00:00.000Z')
const past = '2026-06-15T05:59:00.000Z'
const tomorrow = '2026-06-16T06:00:00.000Z'
const later = '2026-06-20T06:00:00.000Z'

const onSale: Shown = { visibility: 'on_sale', publish_at: null, hide_at: null }
const going: Shown = { ...onSale, hide_at: later }
const draft: Shown = { visibility: 'draft', publish_at: null, hide_at: null }
const planned: Shown = { visibility: 'draft', publish_at: tomorrow, hide_at: later }

test.each<[string, Shown, Partial<Shown>, Shown]>([
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
  expect(shownAs(before, wish, now)).toEqual({ ok: true, shown: after })
})

test('a time that has passed since it was planned is no reason to refuse another edit', () => {
  const due = { ...planned, publish_at: past }
  expect(shownAs(due, {}, now)).toEqual({ ok: true, shown: due })
})

test.each<[string, Shown, Partial<Shown>, string]>([
  ['appear in the past', draft, { publish_at: past }, 'publish_at'],
  ['go in the past', onSale, { hide_at: past }, 'hide_at'],
  ['go before it appears', draft, { publish_at: later, hide_at: tomorrow }, 'hide_at'],
  ['go when it is hidden already', draft, { hide_at: later }, 'hide_at'],
  ['appear when it is on sale', onSale, { publish_at: later }, 'publish_at'],
])('a product cannot be to %s', (_what, before, wish, field) => {
  expect(shownAs(before, wish, now)).toMatchObject({ ok: false, field })
})
