import { expect, test } from 'vitest'
import { addProduct, createTestShop, signInAs } from '../shop/shop.ts'
import { createShopWithPages, openPage } from './open-page.ts'
import { dataOn } from './schema-org/data-on.ts'

/** Muesli at ₹120, at ₹90 from 06:01 on until midnight of Saturday, 20 June, in India. */
async function shopWithOffer() {
  const shop = await createShopWithPages({ env: { PUBLIC_URL: 'https://shop.example' } })
  const { id, pack_id } = await addProduct(shop.db, { price_paise: 12_000, mrp_paise: 15_000 })
  const admin = await signInAs(shop, 'admin')
  const planned = await admin.post(`/api/products/${id}/prices`, {
    pack_id,
    price: '90',
    starts_at: '2026-06-15T06:01:00Z',
    ends_at: '2026-06-20T18:30:00Z',
  })
  expect(planned.statusCode).toBe(201)
  const { db, clock, renderer } = shop
  const second = await createTestShop({ db, clock, ...(renderer && { renderer }) })
  return { shop, second, page: `/product/${id}-millet-muesli` }
}

// Requirement D-576
// Requirement D-588: The product page says until which day a lower price lasts, in both languages, and its data for search engines
//   until when the price is valid.
test('cached pages of two processes show the price, its last day and its data from its second on', async () => {
  const { shop, second, page } = await shopWithOffer()
  const shown = async (of: typeof second, path = page) => {
    const { main } = await openPage(of.visitor(), path)
    return { price: /₹\d+/.exec(main)?.[0], offer: /Offer until [^₹]*? Jun/.exec(main)?.[0] }
  }
  const before = { price: '₹120', offer: undefined }
  expect([await shown(shop), await shown(second)]).toEqual([before, before])
  shop.clock.pass({ seconds: 60 })
  const during = { price: '₹90', offer: 'Offer until Sat, 20 Jun' }
  expect([await shown(shop), await shown(second)]).toEqual([during, during])
  expect((await openPage(shop.visitor(), `/ta${page}`)).main).toContain('இந்தச் சலுகை விலை')
  expect(JSON.stringify(await dataOn(second, page))).toContain('"priceValidUntil":"2026-06-20T18:30:00.000Z"')
  shop.clock.pass({ days: 6 })
  expect([await shown(shop), await shown(second)]).toEqual([before, before])
})
