import { expect, test } from 'vitest'
import { isRuleInForce, kindOfGoods, requiresTaxDetails } from './supply-rules.ts'

test.each([
  [3, 0, 'taxable'],
  [3, 1, 'mixed'],
  [3, 3, 'exempt'],
  [1, 1, 'exempt'],
] as const)('of %d goods %d exempt are %s', (all, exempt, goods) => {
  expect(kindOfGoods(all, exempt)).toBe(goods)
})

test('only a regular merchant needs rates and codes', () => {
  const needs = (['unregistered', 'composition', 'regular'] as const).map((merchant) =>
    requiresTaxDetails(merchant, '2026-11-25'),
  )
  expect(needs).toEqual([false, false, true])
})

test.each([
  ['unregistered', 'taxable', true],
  ['unregistered', 'mixed', true],
  ['unregistered', 'exempt', false],
  ['composition', 'taxable', true],
  ['composition', 'exempt', true],
  ['regular', 'taxable', false],
] as const)(
  'a merchant who is %s with %s goods: kept from selling to another state: %s',
  (merchant, goods, is) => {
    expect(isRuleInForce('no_sale_to_another_state', { merchant, goods, day: '2026-11-25' })).toBe(is)
  },
)
