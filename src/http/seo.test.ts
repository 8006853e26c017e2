import { expect, test } from 'vitest'
import { addCategory, addProduct, createTestShop } from '../../test/shop.ts'

const shopAt = () => createTestShop({ env: { PUBLIC_URL: 'https://shop.example' } })

test('the sitemap names every public page with the day it changed', async () => {
  const shop = await shopAt()
  const changedAt = new Date('2026-05-01T10:00:00Z')
  const category = await addCategory(shop.db, { updated_at: changedAt })
  const product = await addProduct(shop.db, { category_id: category.id, updated_at: changedAt })
  const sold = await addProduct(shop.db, { category_id: category.id, archived_at: changedAt })

  const sitemap = await shop.visitor().get('/sitemap.xml')

  expect(sitemap.headers['content-type']).toContain('application/xml')
  const lines = sitemap.body.split('\n')
  const changed = '<lastmod>2026-05-01T10:00:00.000Z</lastmod>'
  expect(lines).toContain('<url><loc>https://shop.example/</loc></url>')
  expect(lines).toContain('<url><loc>https://shop.example/refund-policy</loc></url>')
  expect(lines).toContain(`<url><loc>https://shop.example/categories/${category.id}</loc>${changed}</url>`)
  expect(lines).toContain(`<url><loc>https://shop.example/product/${product.id}</loc>${changed}</url>`)
  expect(sitemap.body).not.toContain(`/product/${sold.id}<`)
})

test('crawlers are kept from what belongs to a person, and told of the sitemap', async () => {
  const shop = await shopAt()
  const { body, headers } = await shop.visitor().get('/robots.txt')
  expect(headers['content-type']).toContain('text/plain')
  for (const path of ['/admin', '/api', '/cart', '/profile']) expect(body).toContain(`Disallow: ${path}\n`)
  expect(body).toContain('Sitemap: https://shop.example/sitemap.xml\n')
})
