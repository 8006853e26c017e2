import { expect, test } from 'vitest'
import { loadRenderer } from '#http/pages/renderer.ts'
import { defaultLanguage, languages } from '#words/language.ts'
import { createListeningShop } from '../shop/listening-shop.ts'
import { addProduct, signInAs } from '../shop/shop.ts'
import { createShopWithPages, linksWithText, openPage } from './open-page.ts'

const languageIn = (html: string) => /<html lang="([^"]+)"/.exec(html)?.[1]

test('a page has an address in each language, and leads on in its own', async () => {
  const shop = await createShopWithPages()
  const { id } = await addProduct(shop.db, { name: 'Ragi Malt' })
  for (const path of ['', '/', '/about', '/categories', `/product/${id}-ragi-malt`]) {
    const { status, html } = await openPage(shop.visitor(), `/ta${path}`)
    expect([path, status, languageIn(html)]).toEqual([path, 200, 'ta'])
    expect(html).toContain(`rel="canonical" href="http://localhost:3000/ta${path === '/' ? '' : path}"`)
    const within = [...html.matchAll(/<a (?![^>]*hrefLang)[^>]*href="(\/[^"]*)"/g)].map(([, href]) => href)
    expect(within.filter((href) => !/^\/ta(\/|$)/.test(href ?? ''))).toEqual([])
    for (const [, file = ''] of html.matchAll(/(?:src|href)="(\/assets\/[^"]*)"/g)) {
      expect(file).toMatch(/^\/assets\/ta\//)
      expect((await shop.visitor().get(file)).statusCode, file).toBe(200)
    }
  }
  const product = await openPage(shop.visitor(), `/ta/product/${id}`)
  expect(product.html).toContain('"@id":"http://localhost:3000/ta/categories/')
})

test('the first language has the addresses it always had, and its words begin with no other one', async () => {
  const shop = await createShopWithPages()
  for (const path of ['/', '/about', '/tamarind/account']) {
    const { html, location } = await openPage(shop.visitor(), path)
    expect([path, location ?? languageIn(html)]).toEqual([
      path,
      path === '/tamarind/account' ? '/login?from=%2Ftamarind%2Faccount' : 'en-IN',
    ])
    expect(linksWithText(html, 'About')).not.toContain('/ta/about')
  }
})

test('what is kept in memory is kept for each language: a page, a 404, an answer, a 304', async () => {
  const { ask, db } = await createListeningShop({ renderer: await loadRenderer() })
  await addProduct(db)
  const page = { headers: { accept: 'text/html' } }
  for (const path of ['/about', '/', '/no-such-page', '/product/99999']) {
    for (const _turn of [1, 2, 3])
      for (const [address, language] of [
        [path, 'en-IN'],
        [path === '/' ? '/ta' : `/ta${path}`, 'ta'],
      ] as const)
        expect([address, languageIn((await ask(address, page)).text)]).toEqual([address, language])
    expect((await ask(path, page)).wasRouted).toBe(false)
    expect((await ask(path === '/' ? '/ta' : `/ta${path}`, page)).wasRouted).toBe(false)
  }
  const { etag } = (await ask('/about', page)).headers
  const condition = { headers: { ...page.headers, 'if-none-match': String(etag) } }
  expect((await ask('/about', condition)).status).toBe(304)
  expect((await ask('/ta/about', condition)).status).toBe(200)

  for (const _turn of [1, 2]) {
    expect((await ask('/ta/api/products')).text).toBe((await ask('/api/products')).text)
    expect((await ask('/ta/products')).headers.vary).toContain('accept')
  }
  expect((await ask('/ta/api/products')).wasRouted).toBe(false)
  expect((await ask('/ta/api/products')).headers.vary).toBeUndefined()
})

test('who is sent elsewhere stays in the language; the back office speaks English alone', async () => {
  const shop = await createShopWithPages()
  const [anitha, admin] = [await signInAs(shop, 'customer'), await signInAs(shop, 'admin')]
  const wayOf = async (asker: typeof anitha | ReturnType<typeof shop.visitor>, path: string) =>
    (await openPage(asker, path)).location
  expect(await wayOf(shop.visitor(), '/ta/cart?x=1')).toBe('/ta/login?from=%2Fcart%3Fx%3D1')
  expect(await wayOf(anitha, '/ta/login')).toBe('/ta')
  expect(await wayOf(admin, '/ta/cart')).toBe('/ta')
  expect(await wayOf(admin, '/ta/login')).toBe('/admin')
  for (const asker of [admin, anitha, shop.visitor()])
    expect(await wayOf(asker, '/ta/admin?section=orders')).toBe('/admin?section=orders')
})

test('a call is the same call in each language, with its cookies for all of the shop', async () => {
  const shop = await createShopWithPages()
  const { user } = await signInAs(shop, 'customer')
  const answer = await shop.visitor().post('/ta/api/auth/login', { phone: user.phone, pin: '0000' })
  expect(answer.json().code).toBe(
    (await shop.visitor().post('/api/auth/login', { phone: user.phone, pin: '0000' })).json().code,
  )
  const foreign = { headers: { origin: 'https://evil.example' } }
  expect((await shop.visitor().post('/ta/api/auth/login', {}, foreign)).statusCode).toBe(403)
  expect((await shop.visitor().get('/ta/ta/api/products')).statusCode).toBe(404)
})

test('a page names itself in every language, and leads there: to the same page and query', async () => {
  const shop = await createShopWithPages()
  const { id } = await addProduct(shop.db)
  const at = 'http://localhost:3000'
  const others = languages.filter((one) => one !== defaultLanguage)
  for (const address of ['', ...others.map((one) => `/${one}`)].map((start) => `${start}/product/${id}`)) {
    const { html } = await openPage(shop.visitor(), address)
    expect(html.match(/<link rel="alternate"[^>]*>/g)).toEqual([
      `<link rel="alternate" hreflang="en" href="${at}/product/${id}-millet-muesli">`,
      ...others.map(
        (one) => `<link rel="alternate" hreflang="${one}" href="${at}/${one}/product/${id}-millet-muesli">`,
      ),
      `<link rel="alternate" hreflang="x-default" href="${at}/product/${id}-millet-muesli">`,
    ])
  }
  const hidden = await openPage(shop.visitor(), '/categories?q=ragi')
  expect(hidden.html).not.toContain('rel="alternate"')
  const [shown, ...more] = linksWithText(hidden.html, 'தமிழ்')
  expect([shown, more.length]).toEqual(['/ta/categories?q=ragi', 2])
  const tamil = await openPage(shop.visitor(), '/ta/categories?q=ragi')
  expect(new Set(linksWithText(tamil.html, 'English'))).toEqual(new Set(['/categories?q=ragi']))
  expect(tamil.html).toContain('lang="en" hrefLang="en"')
})

test('the first page remembers the language that somebody chose, and no other page does', async () => {
  const { ask } = await createListeningShop({ renderer: await loadRenderer() })
  const leads = async (path: string, cookie: string, more: Record<string, string> = {}) => {
    const { status, headers } = await ask(path, { headers: { accept: 'text/html', cookie, ...more } })
    return [status, headers.location]
  }
  // Cached from the second request on.
  for (const _turn of [1, 2, 3]) expect(await leads('/', 'token=1')).toEqual([200, undefined])
  expect(await leads('/', 'token=1; language=ta')).toEqual([302, '/ta'])
  expect(await leads('/?utm_source=x', 'language=ta')).toEqual([302, '/ta?utm_source=x'])
  expect(await leads('/', 'language=ta', { 'sec-fetch-site': 'none' })).toEqual([302, '/ta'])
  for (const cookie of ['language=en', 'language=fr', 'language=tamil', 'slanguage=ta', 'x=language=ta'])
    expect([cookie, ...(await leads('/', cookie))]).toEqual([cookie, 200, undefined])
  // A same-site navigation keeps the current language.
  expect(await leads('/', 'language=ta', { 'sec-fetch-site': 'same-origin' })).toEqual([200, undefined])
  for (const path of ['/about', '/categories', '/ta', '/ta/about'])
    expect([path, ...(await leads(path, 'language=ta'))]).toEqual([path, 200, undefined])

  const { headers: kept } = await ask('/', { headers: { accept: 'text/html' } })
  expect(kept.vary).toBe('cookie, sec-fetch-site, accept-encoding')
  const { headers: led } = await ask('/', { headers: { accept: 'text/html', cookie: 'language=ta' } })
  expect([led['cache-control'], led.vary]).toEqual(['no-store', 'cookie, sec-fetch-site'])
})
