import { expect } from 'vitest'
import { createShopWithPayments, signInShopper } from './payment.ts'
import { addProduct, addVariant, signInAs } from './shop.ts'

type Options = Parameters<typeof createShopWithPayments>[0] & { stock?: number; bundle?: object }

/**
 * A shop that sells a bundle for ₹899: ragi at ₹320 (5 % tax), muesli at ₹340 (5 %) and two of the 200 g size of seeds
 * at ₹150 each (18 %), ₹960 one by one. A shopper is logged in.
 * @param options.stock units of each variant; 10 by default
 */
export async function shopWithBundle({ stock = 10, bundle: fields = {}, ...options }: Options = {}) {
  const shop = await createShopWithPayments(options)
  const ragi = await addProduct(shop.db, { name: 'Ragi mix', price_paise: 32_000, stock })
  const muesli = await addProduct(shop.db, { name: 'Muesli', price_paise: 34_000, stock })
  const seeds = await addProduct(shop.db, { name: 'Seed mix', price_paise: 40_000, stock, tax_rate: 18 })
  const small = await addVariant(shop.db, seeds.id, { label: '200 g', price_paise: 15_000, stock })
  const admin = await signInAs(shop, 'admin')
  const input = {
    name: 'Breakfast box',
    description: 'A week of breakfasts.',
    price: '899',
    parts: [
      { pack_id: ragi.pack_id, quantity: 1 },
      { pack_id: muesli.pack_id, quantity: 1 },
      { pack_id: small.id, quantity: 2 },
    ],
    published: true,
    translations: { ta: { name: 'காலை உணவு பெட்டி' } },
    ...fields,
  }
  const added = await admin.post('/api/bundles/add', input)
  expect([added.statusCode, added.body.slice(0, 200)]).toEqual([201, expect.any(String)])
  const shopper = await signInShopper(shop)
  return { shop, admin, shopper, bundle: added.json(), input, ragi, muesli, seeds, small }
}
