import { expect, test, vi } from 'vitest'
import { loadRenderer } from '#http/pages/renderer.ts'
import { sendForm } from '../shop/forms.ts'
import { addCategory, addProduct, createTestShop, signInAs } from '../shop/shop.ts'
import { createShopWithPages, openPage } from './open-page.ts'

const page = { headers: { accept: 'text/html' } }

async function shopWithNames(env: Record<string, string> = {}) {
  const renderer = await loadRenderer()
  const rendered = vi.fn(renderer.renderPage)
  const shop = await createTestShop({ renderer: { ...renderer, renderPage: rendered }, env })
  const category = await addCategory(shop.db, { name: 'Podi & Masala' })
  const translations = JSON.stringify({ ta: { name: 'சத்து மாவு' } })
  const product = await addProduct(shop.db, { name: 'Sathu Maavu', category_id: category.id, translations })
  const leads = async (path: string) => {
    const { statusCode, headers } = await shop.visitor().get(path, page)
    return [statusCode, headers.location]
  }
  return { shop, rendered, leads, category, product }
}

// Requirement D-253: Products and categories have URLs with their English name; any other URL with the number
//   redirects there permanently, keeping query and language.
test('a URL without the name, or with another, redirects permanently to the right one with query and language', async () => {
  const { rendered, leads, category, product } = await shopWithNames()
  const named = `/product/${product.id}-sathu-maavu`
  const [ofProduct, ofCategory] = [`/product/${product.id}`, `/categories/${category.id}`]
  const to = (path: string) => [301, path]
  expect(await leads(ofProduct)).toEqual(to(named))
  for (const other of ['-', '-old-name', '-Sathu-Maavu', '-sathu-maavu-1', '-%E0%AE%9A'])
    expect(await leads(ofProduct + other), other).toEqual(to(named))
  expect(await leads(`${ofProduct}?pack=7&utm_source=a%26b&q=%C3%A9`)).toEqual(
    to(`${named}?pack=7&utm_source=a%26b&q=%C3%A9`),
  )
  expect(await leads(`/ta${ofProduct}?pack=7`)).toEqual(to(`/ta${named}?pack=7`))
  expect(await leads(`${ofCategory}?mark=veg`)).toEqual(to(`${ofCategory}-podi-masala?mark=veg`))
  expect(await leads(`/ta${ofCategory}-x`)).toEqual(to(`/ta${ofCategory}-podi-masala`))
  expect(rendered).not.toHaveBeenCalled()
  for (const path of [named, `/ta${named}`, `${ofCategory}-podi-masala`])
    expect(await leads(path)).toEqual([200, undefined])
})

// Requirement D-254: URLs with made-up names are neither rendered nor cached.
test('made-up names are neither rendered nor cached, and use nobody’s budget', async () => {
  const { shop, rendered, leads, product } = await shopWithNames({ PAGES_PER_MINUTE: '10' })
  for (let made = 0; made < 40; made++)
    for (const query of ['', '?pack=1'])
      expect((await leads(`/product/${product.id}-made-${made}${query}`))[0]).toBe(301)
  expect(rendered).not.toHaveBeenCalled()
  expect(await shop.db.selectFrom('page_budgets').selectAll().execute()).toEqual([])
})

// Requirement D-255: The former URL of a renamed product redirects to the current one.
// Requirement D-256: Redirects from former URLs aren't cached by browsers or CDNs, so reusing a name never causes a
//   redirect loop.
test('a renamed product redirects from its former URL to its new one, and back if it gets that name back', async () => {
  const { shop, leads, product } = await shopWithNames()
  const admin = await signInAs(shop, 'admin')
  const at = (name: string) => `/product/${product.id}-${name}`
  const rename = async (name: string) =>
    expect((await sendForm(admin, 'put', `/api/products/${product.id}`, { name })).statusCode).toBe(200)
  expect(await leads(at('sathu-maavu'))).toEqual([200, undefined])
  await rename('Health Mix')
  expect(await leads(at('sathu-maavu'))).toEqual([301, at('health-mix')])
  expect(await leads(at('health-mix'))).toEqual([200, undefined])
  await rename('Sathu Maavu')
  expect(await leads(at('health-mix'))).toEqual([301, at('sathu-maavu')])
  expect(await leads(at('sathu-maavu'))).toEqual([200, undefined])
  // A browser or CDN that cached the first redirect, for however long, would cause a redirect loop.
  const { headers } = await shop.visitor().get(at('health-mix'), page)
  expect(headers['cache-control']).toBe('no-store')
})

// Requirement D-259: Canonical URL, language alternates, link previews, structured data, sitemap and all links use
//   the URL with the name; the API stays where it was.
test('a page gives search engines and messengers its URL with the name, the same in every language', async () => {
  const shop = await createShopWithPages({ env: { PUBLIC_URL: 'https://shop.example' } })
  const category = await addCategory(shop.db, { name: 'Podi' })
  const translations = JSON.stringify({ ta: { name: 'சத்து மாவு' } })
  const product = await addProduct(shop.db, { name: 'Sathu Maavu', category_id: category.id, translations })
  const numeric = new RegExp(`/(?:product|categories)/(?:${product.id}|${category.id})(?![-\\d])`)
  for (const language of ['', '/ta'])
    for (const path of [`/product/${product.id}-sathu-maavu`, `/categories/${category.id}-podi`]) {
      const { html, status } = await openPage(shop.visitor(), language + path)
      const own = `https://shop.example${language}${path}`
      expect(status).toBe(200)
      expect(html).toContain(`<link rel="canonical" href="${own}">`)
      expect(html).toContain(`<meta property="og:url" content="${own}">`)
      expect(html).toContain(`"@id":"${own}"`)
      expect(html).not.toMatch(numeric)
    }
  for (const path of ['/', '/categories', '/ta', '/sitemap.xml'])
    expect((await shop.visitor().get(path, page)).body, path).not.toMatch(numeric)
})

// Requirement D-259
test('a client that asks for JSON gets it at the URL with the number, with the page’s URL', async () => {
  const { shop, category, product } = await shopWithNames()
  const json = async (path: string) =>
    (await shop.visitor().get(path, { headers: { accept: 'application/json' } })).json()
  const path = `/categories/${category.id}-podi-masala`
  expect(await json(`/categories/${category.id}`)).toMatchObject({ id: category.id, path })
  expect(await json(`/ta/products/${product.id}`)).toMatchObject({
    name: 'சத்து மாவு',
    path: `/product/${product.id}-sathu-maavu`,
    category_path: path,
  })
})

test('what has no letters left is found by its number alone', async () => {
  const { shop, leads } = await shopWithNames()
  const { id } = await addProduct(shop.db, { name: '…' })
  expect(await leads(`/product/${id}`)).toEqual([200, undefined])
  expect(await leads(`/product/${id}-x`)).toEqual([301, `/product/${id}`])
})
