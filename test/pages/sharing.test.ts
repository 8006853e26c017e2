import { expect, test } from 'vitest'
import { addProduct, addVariant } from '../shop/shop.ts'
import { createShopWithPages, linksWithText, openPage } from './open-page.ts'

const words = { '': 'Share on WhatsApp', '/ta': 'வாட்ஸ்அப்பில் பகிர்' }

// Requirement D-270: A product can be shared on WhatsApp with a sentence and its URL, before any script has run, in
//   both languages.
test('a product page has a WhatsApp link with a sentence and its URL, before any script has run', async () => {
  const shop = await createShopWithPages({ env: { PUBLIC_URL: 'https://shop.example' } })
  const store = shop.store().name
  const translations = JSON.stringify({ ta: { name: 'டீ & ராகி' } })
  const { id } = await addProduct(shop.db, { name: 'Tea & Ragi', translations })
  const text = async (path: string, said: string) => {
    const [link, ...more] = linksWithText((await openPage(shop.visitor(), path)).root, said)
    expect(more).toEqual([])
    const { origin, pathname, searchParams } = new URL(link ?? '')
    expect(origin + pathname).toBe('https://wa.me/')
    return searchParams.get('text')
  }
  const page = `/product/${id}-tea-ragi`
  expect(await text(page, words[''])).toBe(`Tea & Ragi, from ${store}: https://shop.example${page}`)
  expect(await text(`/ta${page}`, words['/ta'])).toBe(
    `டீ & ராகி, ${store} கடையில்: https://shop.example/ta${page}`,
  )
  const podi = await addProduct(shop.db, { name: 'Podi' })
  const kilo = await addVariant(shop.db, podi.id)
  // The displayed size is the one that is shared.
  const ofKilo = `/product/${podi.id}-podi?pack=${kilo.id}`
  expect(await text(ofKilo, words[''])).toBe(`Podi, from ${store}: https://shop.example${ofKilo}`)
})
