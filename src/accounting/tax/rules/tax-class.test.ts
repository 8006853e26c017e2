import { expect, test } from 'vitest'
import { gstRatesOn } from './gst-rates.ts'
import { requiresTaxDetails } from './supply-rules.ts'
import { listTaxGaps, taxClassOf, taxColumns } from './tax-class.ts'

const today = '2026-11-24'

test.each([
  ['2017-06-30', []],
  ['2017-07-01', [0, 5, 12, 18, 28]],
  ['2025-09-21', [0, 5, 12, 18, 28]],
  ['2025-09-22', [0, 5, 18, 40]],
  [today, [0, 5, 18, 40]],
])('on %s the rates are %j', (day, rates) => {
  expect(gstRatesOn(day)).toEqual(rates)
})

test.each([
  ['unregistered', false],
  ['composition', false],
  ['regular', true],
] as const)('that a merchant who is %s needs rates and codes: %s', (merchant, needs) => {
  expect(requiresTaxDetails(merchant, today)).toBe(needs)
  expect(requiresTaxDetails(merchant, '2017-06-30')).toBe(false)
})

test('exempt, nil-rated and 0 % are three choices, and each comes back from the table as it was chosen', () => {
  for (const chosen of ['exempt', 'nil_rated', 0, 5, null] as const)
    expect(taxClassOf(taxColumns(chosen))).toBe(chosen)
  expect(taxColumns('exempt')).toEqual({ tax_rate: 0, exemption: 'exempt' })
  expect(taxColumns(5)).toEqual({ tax_rate: 5, exemption: null })
  // The previous release changed the rate and left the exemption, which it does not know.
  expect(taxClassOf({ tax_rate: 5, exemption: 'exempt' })).toBe(5)
  expect(taxClassOf({ tax_rate: null, exemption: 'exempt' })).toBe(null)
})

test.each([
  [null, '1904', ['rate']],
  [null, null, ['rate', 'hsn']],
  [12, '1904', ['rate_ended']],
  [12, null, ['rate_ended', 'hsn']],
  [5, '1904', []],
  [5, '', ['hsn']],
  ['exempt', '1006', []],
  ['nil_rated', null, ['hsn']],
] as const)('goods of class %s and code %s lack %j', (chosen, hsn, gaps) => {
  expect(listTaxGaps({ ...taxColumns(chosen), hsn }, today)).toEqual(gaps)
})
