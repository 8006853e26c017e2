import { expect, test } from 'vitest'
import type { TaxKind } from '#shopfront/settings/tax-contract.ts'
import { findSaleRestriction, type TaxedGoods } from './find-sale-restriction.ts'

const day = '2026-06-15'
const here = { postal_code: '641012', state: 'Tamil Nadu' }
const kerala = { postal_code: '682001', state: 'Kerala' }
const neverSold = { postal_code: '999999', state: 'Atlantis' }

const taxed: TaxedGoods = { tax_rate: 5, exemption: null, hsn: '1904' }
const exempt: TaxedGoods = { tax_rate: 0, exemption: 'exempt', hsn: '1006' }
const nilRated: TaxedGoods = { tax_rate: 0, exemption: 'nil_rated', hsn: '0409' }
const untold: TaxedGoods = { tax_rate: null, exemption: null, hsn: '1904' }
const uncoded: TaxedGoods = { ...taxed, hsn: null }
const ended: TaxedGoods = { ...taxed, tax_rate: 12 }

const sellerWho = (kind: TaxKind) => ({
  tax: { kind, prefix: 'PP' },
  shipping: { state: 'Tamil Nadu' },
})

test.each<[TaxKind, TaxedGoods[], typeof here, ReturnType<typeof findSaleRestriction>]>([
  ['regular', [taxed, exempt, nilRated], here, undefined],
  ['regular', [taxed, exempt, nilRated], kerala, undefined],
  ['regular', [taxed, untold], here, 'UNTAXED'],
  ['regular', [taxed, uncoded], kerala, 'UNTAXED'],
  ['regular', [ended], here, 'UNTAXED'],
  ['unregistered', [taxed, untold, uncoded], here, undefined],
  ['unregistered', [taxed], kerala, 'OTHER_STATE'],
  ['unregistered', [exempt], kerala, undefined],
  ['unregistered', [exempt, taxed], kerala, 'OTHER_STATE'],
  ['unregistered', [nilRated], kerala, 'OTHER_STATE'],
  ['composition', [exempt], kerala, 'OTHER_STATE'],
  ['composition', [taxed, untold], here, undefined],
  // An unknown code is located by the codes with the same prefix, whatever state was entered.
  ['unregistered', [taxed], { postal_code: '682999', state: 'Tamil Nadu' }, 'OTHER_STATE'],
  ['composition', [taxed], { postal_code: '641999', state: 'Kerala' }, undefined],
  // If the state of a code is unknown, the sale is not refused.
  ['unregistered', [taxed], neverSold, undefined],
])('a merchant who is %s, goods %j, to %j: %s', (kind, goods, address, why) => {
  expect(
    findSaleRestriction(sellerWho(kind) as Parameters<typeof findSaleRestriction>[0], goods, address, day),
  ).toBe(why)
})
