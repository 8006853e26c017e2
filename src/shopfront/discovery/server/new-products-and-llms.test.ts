import { expect, test } from 'vitest'
import { seedDemo } from '#database/demo/seed-demo.ts'
import { parseXml, textOf, textsOf } from '#test/shop/parse-xml.ts'
import { addPictures } from '#test/shop/pictures.ts'
import { bumpVersion, createRealShop } from '#test/shop/real-shop.ts'
import { addCategory, addProduct, createTestShop, type TestShop } from '#test/shop/shop.ts'
import { addZones, cityZone } from '#test/shop/zones.ts'

const shopAt = () => createTestShop({ env: { PUBLIC_URL: 'https://shop.example' } })

async function channelAt(shop: TestShop, path: string) {
  const [channel] = parseXml((await shop.visitor().get(path)).body).children
  if (!channel) throw new Error('no channel')
  return channel
}

test.each([
  { base: '', language: 'en-IN', name: 'Ragi Malt', title: 'New at Pasumai Pantry' },
  { base: '/ta', language: 'ta', name: 'ராகி மால்ட்', title: 'Pasumai Pantry: புதிய பொருட்கள்' },
])(
  'the feed of new products at $base/feed.xml has the newest first, with pictures and dates',
  async (told) => {
    const shop = await shopAt()
    const translations = JSON.stringify({ ta: { name: 'ராகி மால்ட்' } })
    await addProduct(shop.db, { name: 'Old' })
    await addProduct(shop.db, { name: 'Hidden', archived_at: new Date(), hidden: true })
    const createdAt = new Date('2026-05-01T10:00:00Z')
    const { id } = await addProduct(shop.db, { name: 'Ragi Malt', translations, created_at: createdAt })
    const [key] = await addPictures(shop.db, id)
    const channel = await channelAt(shop, `${told.base}/feed.xml`)
    expect(textOf(channel, 'title')).toBe(told.title)
    expect(textOf(channel, 'language')).toBe(told.language)
    expect(channel.children.find(({ name }) => name === 'atom:link')?.attributes).toEqual({
      href: `https://shop.example${told.base}/feed.xml`,
      rel: 'self',
      type: 'application/rss+xml',
    })
    const [first, second, ...others] = channel.children.filter(({ name }) => name === 'item')
    if (!first || !second) throw new Error('no items')
    expect([textOf(first, 'title'), textOf(second, 'title'), others.length]).toEqual([told.name, 'Old', 0])
    expect(textOf(first, 'link')).toBe(`https://shop.example${told.base}/product/${id}-ragi-malt`)
    expect(textOf(first, 'pubDate')).toBe('Fri, 01 May 2026 10:00:00 GMT')
    expect(textOf(channel, 'lastBuildDate')).toBe('Fri, 01 May 2026 10:00:00 GMT')
    const picture = `https://shop.example/pictures/${key}/preview.jpg`
    expect(first.children.find(({ name }) => name === 'media:content')?.attributes.url).toBe(picture)
    expect(textOf(first, 'description')).toContain(`<img src="${picture}" alt="${told.name}">`)
    expect(textOf(second, 'description')).toBe('<p>Crunchy.</p>')
  },
)

test('the feed of new products has thirty of them and a validator', async () => {
  const shop = await shopAt()
  const { id: category_id } = await addCategory(shop.db)
  for (let made = 0; made < 32; made += 1) await addProduct(shop.db, { category_id, name: `Podi ${made}` })
  const { headers, statusCode } = await shop.visitor().get('/feed.xml')
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
  const items = textsOf(await channelAt(shop, '/feed.xml'), 'item')
  expect(items).toHaveLength(30)
  const etag = { 'if-none-match': String(headers.etag) }
  expect((await shop.visitor().get('/feed.xml', { headers: etag })).statusCode).toBe(304)
})

test('llms.txt says what the shop sells, where it delivers, and where its policies and data are', async () => {
  const shop = await shopAt()
  await seedDemo(shop)
  const { body, headers } = await shop.visitor().get('/llms.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toMatch(
    /^# Pasumai Pantry\n\n> Honest porridge mixes.*\n\n- Pasumai Pantry delivers within Coimbatore/,
  )
  for (const link of [
    '[Porridge Mixes](https://shop.example/categories/1-porridge-mixes): Sprouted',
    '[Refund Policy](https://shop.example/refund-policy)',
    '(https://shop.example/feeds/products.xml)',
    '(https://shop.example/sitemap.xml)',
    '(mailto:care@pasumaipantry.example)',
    '[தமிழ் (Tamil)](https://shop.example/ta/llms.txt)',
  ])
    expect(body).toContain(`- ${link}`.replace('- (', '('))
  // Apart from the title and its summary, every line is a list item or the heading of a list.
  expect(body.split('\n').filter((line) => !/^(- |## |# |> |$)/.test(line))).toEqual([])
  const tamil = (await shop.visitor().get('/ta/llms.txt')).body
  expect(tamil).toContain('[கஞ்சி மாவு](https://shop.example/ta/categories/1-porridge-mixes)')
})

test('llms.txt names the delivery zones, and nothing that is not set', async () => {
  const shop = await shopAt()
  await addZones(shop, { ...cityZone, name: 'The [South]\n# of <all>' })
  const { body } = await shop.visitor().get('/llms.txt')
  expect(body).toContain('- Pasumai Pantry delivers to The \\[South\\] # of \\<all\\>.\n')
  const real = await createRealShop({ fssai: undefined, tagline: '', blurb: '' } as never)
  await addProduct(real.db)
  await bumpVersion(real)
  const own = (await real.visitor().get('/llms.txt')).body
  expect(own).toMatch(/^# Malar Stores\n\n- /)
  expect(own).not.toMatch(/FSSAI|undefined|Pasumai/)
})
