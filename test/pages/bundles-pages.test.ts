import { expect, test } from 'vitest'
import { loadRenderer } from '#http/pages/renderer.ts'
import { shopWithBundle } from '../shop/bundles.ts'
import { linksWithText, openPage } from './open-page.ts'

const jsonLdOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(([, text = '']) =>
    JSON.parse(text),
  )

// Requirement D-452: A bundle has a page in each language with its parts, what they cost one by one and what it saves, in the
//   list of bundles, in the sitemap and with structured data (decision X53).
test('a bundle has a page in each language, and search engines find it', async () => {
  const { shop, admin, bundle, ragi } = await shopWithBundle({ renderer: await loadRenderer() })
  const visitor = shop.visitor()
  const path = `/bundle/${bundle.id}-breakfast-box`
  const page = await openPage(visitor, `/bundle/${bundle.id}`)
  expect(page.status).toBe(200)
  for (const shown of ['A week of breakfasts.', '₹899', '₹960', 'You save ₹61', '2 × 200 g, ₹150 each'])
    expect(page.main).toContain(shown)
  expect(linksWithText(page.html, 'Ragi mix')).toContain(`/product/${ragi.id}-ragi-mix`)
  expect(jsonLdOf(page.html)[0]).toMatchObject({
    '@type': 'Product',
    name: 'Breakfast box',
    offers: {
      price: '899.00',
      availability: 'https://schema.org/InStock',
      includesObject: [{ amountOfThisGood: 1 }, { amountOfThisGood: 1 }, { amountOfThisGood: 2 }],
    },
  })
  expect((await openPage(visitor, `/ta${path}`)).main).toContain('காலை உணவு பெட்டி')
  const list = await openPage(visitor, '/bundles')
  expect(linksWithText(list.html, 'Breakfast box')).toEqual([path])
  expect((await visitor.get('/sitemap.xml')).body).toContain(`${path}<`)

  await admin.delete(`/api/bundles/${bundle.id}`)
  expect((await openPage(visitor, path)).status).toBe(404)
  expect((await openPage(visitor, '/bundles')).main).toContain('There are no bundles right now.')
})
