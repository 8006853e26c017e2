import { expect, test } from 'vitest'
import { seedDemo } from '#database/demo/seed-demo.ts'
import { pageUrls } from '#urls.tsx'
import { addCategory, addProduct, signInAs } from '../shop/shop.ts'
import { createShopWithPages, openPage } from './open-page.ts'

async function demoShop() {
  const shop = await createShopWithPages({ env: { PUBLIC_URL: 'https://shop.example' } })
  await seedDemo(shop)
  return shop
}

type Shop = Awaited<ReturnType<typeof demoShop>>

/** The content of a meta or link tag. */
const tagOf = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]

// Requirement D-109: Crawlers and messengers get the page with a link preview.
// Requirement D-2
test('a client that accepts anything gets the page of a URL shared with the API, and a script the JSON', async () => {
  const shop = await createShopWithPages()
  const { id } = await addCategory(shop.db, { name: '…' })
  const kinds = async (headers: Record<string, string>) => {
    const answers = [`/categories`, `/categories/${id}`].map((url) => shop.visitor().get(url, { headers }))
    return (await Promise.all(answers)).map(({ headers: told }) => String(told['content-type']).split(';')[0])
  }
  const [page, json] = [Array(2).fill('text/html'), Array(2).fill('application/json')]
  expect(await kinds({ accept: '*/*' })).toEqual(page)
  expect(await kinds({})).toEqual(page)
  expect(await kinds({ accept: '*/*', 'sec-fetch-dest': 'document' })).toEqual(page)
  expect(await kinds({ accept: '*/*', 'sec-fetch-dest': 'empty' })).toEqual(json)
  for (const accept of ['application/json, text/plain, */*', 'application/ld+json', 'application/*'])
    expect(await kinds({ accept }), accept).toEqual(json)
})

/** The user agents and Accept headers of crawlers. */
const robots: Record<string, Record<string, string>> = {
  WhatsApp: { 'user-agent': 'WhatsApp/2.24.6.77 A', accept: '*/*' },
  facebookexternalhit: { 'user-agent': 'facebookexternalhit/1.1', accept: '*/*' },
  Twitterbot: { 'user-agent': 'Twitterbot/1.0', accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8' },
  Slackbot: { 'user-agent': 'Slackbot-LinkExpanding 1.0', accept: '*/*;q=0.8', range: 'bytes=0-32768' },
  'one that wants pictures': { accept: 'image/*, text/*;q=0.5' },
  'one that names nothing': { accept: '' },
  'one without Accept': {},
}

// Requirement D-273: Link preview crawlers get the page from every path that is a page; only clients that ask for
//   JSON get JSON.
test.each(Object.keys(robots))(
  '%s gets no JSON from any path that is a page, and gets every public page',
  async (name) => {
    const shop = await demoShop()
    const headers = robots[name] ?? {}
    for (const { path, access, signedOutOnly } of pageUrls) {
      const url = path.replace('*', 'no-such-page').replaceAll(/:\w+/g, '1')
      const asked = { headers, url: path.startsWith('/') ? url : `/${url}` }
      const first = await shop.app.inject(asked)
      const moved = first.statusCode === 301 ? String(first.headers.location) : undefined
      const { statusCode, headers: told } = moved ? await shop.app.inject({ ...asked, url: moved }) : first
      expect(String(told['content-type']), url).not.toContain('json')
      if (access !== 'anyone') expect([url, statusCode]).toEqual([url, 302])
      else if (statusCode !== 404)
        expect([url, told['content-type']]).toEqual([url, 'text/html; charset=utf-8'])
      expect(signedOutOnly && statusCode !== 200, url).not.toBe(true)
    }
    const head = await shop.app.inject({ method: 'HEAD', url: '/categories', headers })
    expect(head.headers['content-type']).toContain('text/html')
  },
)

test('an address that is a call alone answers it to whoever asks for anything', async () => {
  const shop = await createShopWithPages()
  const product = await addProduct(shop.db)
  for (const url of ['/products', `/products/${product.id}`, `/categories/${product.category_id}/products`]) {
    const { headers } = await shop.visitor().get(url, { headers: { accept: '*/*' } })
    expect(headers['content-type'], url).toContain('application/json')
    expect(String(headers.vary), url).toContain('sec-fetch-dest')
  }
  const customer = await signInAs(shop, 'customer')
  const cart = await customer.post('/cart/add', { product_id: product.id }, { headers: { accept: '*/*' } })
  expect(cart.json().cartItems).toHaveLength(1)
})

test.each(['/', '/about', '/categories', '/product/1', '/ta/product/2'])(
  '%s is previewed by a JPEG of the usual shape that messengers take',
  async (path) => {
    const shop = await demoShop()
    await expectPreview(shop, path)
  },
)

// Requirement D-274: Every product, category and fixed page has a preview image of 1200×630, a JPEG below 300 KB,
//   with size, alt text and Twitter card.
test('every category and product has such a link preview, and so could every other image', async () => {
  const shop = await demoShop()
  const read = async (list: string) => (await shop.visitor().get(`/api/${list}`)).json()
  const things: { path: string; pictures?: { url: string }[] }[] = [
    ...(await read('products')),
    ...(await read('categories')),
  ]
  expect(things.length).toBeGreaterThan(20)
  for (const { path } of things) await expectPreview(shop, path)
  const others = things.flatMap(({ pictures = [] }) => pictures.slice(1))
  for (const { url } of others) await expectJpeg(shop, `${url}/preview.jpg`)
}, 120_000)

async function expectPreview(shop: Shop, path: string) {
  const { html } = await openPage(shop.visitor(), path)
  const told = ['type', 'width', 'height'].map((name) => tagOf(html, `og:image:${name}`))
  expect(told).toEqual(['image/jpeg', '1200', '630'])
  expect(tagOf(html, 'og:image:alt')).not.toBe('')
  expect(tagOf(html, 'twitter:card')).toBe('summary_large_image')
  const image = new URL(tagOf(html, 'og:image') ?? '')
  expect(image.origin).toBe('https://shop.example')
  await expectJpeg(shop, image.pathname)
}

async function expectJpeg(shop: Shop, url: string) {
  const { statusCode, headers, rawPayload } = await shop.visitor().get(url)
  expect([url, statusCode, headers['content-type']]).toEqual([url, 200, 'image/jpeg'])
  expect(rawPayload.length, url).toBeLessThan(300_000)
  expect(shapeOfJpeg(rawPayload), url).toEqual({ width: 1200, height: 630 })
}

/** The size in a JPEG's frame header. */
function shapeOfJpeg(bytes: Buffer) {
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0
    if (marker >= 0xc0 && marker <= 0xc2)
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
  }
  return undefined
}

test('browsers and phones find the shop’s icon and its manifest', async () => {
  const shop = await createShopWithPages()
  const { html } = await openPage(shop.visitor(), '/')
  const types = {
    '/favicon.ico': 'image/',
    '/apple-touch-icon.png': 'image/png',
    '/site.webmanifest': 'application/manifest+json',
  }
  for (const [path, type] of Object.entries(types)) {
    expect(html).toContain(`href="${path}"`)
    const { statusCode, headers } = await shop.visitor().get(path)
    expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining(type)])
  }
})

test('pages about an account are nothing to be found by searching', async () => {
  const shop = await demoShop()
  const customer = await signInAs(shop, 'customer', { name: 'Anitha Raj' })
  for (const path of ['/login', '/register', '/reset', '/reset-password/a%40b.in/abc'])
    expect(tagOf((await openPage(shop.visitor(), path)).html, 'robots'), path).toBe('noindex')
  for (const path of ['/profile/Anitha%20Raj', '/Anitha%20Raj/account', '/Anitha%20Raj/orders', '/cart'])
    expect(tagOf((await openPage(customer, path)).html, 'robots'), path).toBe('noindex')
  expect(tagOf((await openPage(shop.visitor(), '/about')).html, 'robots')).toBeUndefined()
})

test('search engines are told where a product is delivered, when, and that sales are final', async () => {
  const shop = await demoShop()
  const { html } = await openPage(shop.visitor(), '/product/1')
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json).offers).toMatchObject({
    shippingDetails: [
      {
        shippingDestination: [
          {
            addressCountry: 'IN',
            addressRegion: 'TN',
            postalCodeRange: expect.arrayContaining([
              expect.objectContaining({ postalCodeBegin: '641001', postalCodeEnd: '641039' }),
            ]),
          },
        ],
        deliveryTime: {
          handlingTime: { minValue: 1, maxValue: 2 },
          transitTime: { minValue: 3, maxValue: 7 },
        },
      },
    ],
    hasMerchantReturnPolicy: {
      returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
      merchantReturnLink: expect.stringMatching(/^https?:.*\/refund-policy$/),
    },
  })
})
