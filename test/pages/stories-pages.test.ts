import { expect, test } from 'vitest'
import { plainPicture, sendForm } from '../shop/forms.ts'
import { addProduct, signInAs } from '../shop/shop.ts'
import { createShopWithPages, linksWithText, openPage } from './open-page.ts'

const recipe = {
  kind: 'recipe',
  state: 'published',
  title: 'Ragi kanji',
  summary: 'A warm breakfast.',
  body: 'Stir <script>alert(1)</script>.',
  servings: '2',
  minutes: '20',
  ingredients: '4 tbsp ragi mix\n2 cups water',
  steps: 'Mix.\nCook.',
  translations: JSON.stringify({ ta: { title: 'ராகி கஞ்சி' } }),
}

async function openShop() {
  const shop = await createShopWithPages()
  const product = await addProduct(shop.db, { name: 'Ragi Mix', stock: 9 })
  const admin = await signInAs(shop, 'admin')
  const leaf = await plainPicture('#5E7A3A')
  const products = JSON.stringify([{ pack_id: product.pack_id, quantity: 2 }])
  const add = async (fields: Record<string, string> = {}) =>
    (await sendForm(admin, 'post', '/api/edited-stories', { ...recipe, products, ...fields }, [leaf])).json()
  return { shop, admin, add, product, visitor: shop.visitor() }
}

const jsonLdOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(([, text = '']) =>
    JSON.parse(text),
  )

// Requirement D-427: Recipes and stories have pages with readable URLs in each language, a list with filters, link previews
//   and structured data; without any, no page links to them (decision X52).
test('a recipe has a page in each language, with structured data for search engines', async () => {
  const { add, visitor, admin } = await openShop()
  const { id } = await add()
  const page = await openPage(visitor, `/stories/${id}`)
  expect(page.status).toBe(200)
  expect(page.main).toContain('A warm breakfast.')
  expect(page.main).toContain('20 min · Serves 2')
  expect(page.main).toContain('Ragi Mix')
  expect(page.main).toContain('Stir <script>'.replace('<', '&lt;').replace('>', '&gt;'))
  expect(jsonLdOf(page.html)[0]).toMatchObject({
    '@type': 'Recipe',
    name: 'Ragi kanji',
    image: [expect.stringMatching(/^http.+\.webp$/), expect.stringMatching(/^http/)],
    author: { '@type': 'Organization' },
    totalTime: 'PT20M',
    recipeYield: '2',
    recipeIngredient: ['4 tbsp ragi mix', '2 cups water'],
    recipeInstructions: [
      { '@type': 'HowToStep', text: 'Mix.' },
      { '@type': 'HowToStep', text: 'Cook.' },
    ],
  })
  expect(page.html).toContain(`/stories/${id}-ragi-kanji"`)
  const tamil = await openPage(visitor, `/ta/stories/${id}-ragi-kanji`)
  expect(tamil.main).toContain('ராகி கஞ்சி')

  // A renamed recipe redirects from its former URL, and an archived one is gone.
  await sendForm(admin, 'put', `/api/edited-stories/${id}`, { title: 'Porridge', version: 1 })
  const moved = await visitor.get(`/stories/${id}-ragi-kanji`, { headers: { accept: 'text/html' } })
  expect([moved.statusCode, moved.headers.location]).toEqual([301, `/stories/${id}-porridge`])
  await sendForm(admin, 'put', `/api/edited-stories/${id}`, { state: 'archived', version: 2 })
  expect((await openPage(visitor, `/stories/${id}`)).status).toBe(404)
})

// Requirement D-427
test('the list has filters in its URL, and pages link to it only if something is published', async () => {
  const { add, visitor } = await openShop()
  const home = async () => (await openPage(visitor, '/')).html
  expect(linksWithText(await home(), 'Recipes and stories')).toEqual([])
  expect((await openPage(visitor, '/stories')).main).toContain('Nothing here yet.')
  await add()
  await add({ kind: 'story', title: 'Selvi grows turmeric', person: 'Selvi' })
  expect(linksWithText(await home(), 'Recipes and stories')).toContain('/stories')
  expect((await openPage(visitor, '/stories')).main).toMatch(/Selvi grows turmeric.*Ragi kanji/)
  const stories = (await openPage(visitor, '/stories?kind=story')).main
  expect(stories).toContain('Selvi grows turmeric')
  expect(stories).not.toContain('Ragi kanji')
  const article = await openPage(visitor, '/stories/2')
  expect(jsonLdOf(article.html)[0]).toMatchObject({ '@type': 'Article', headline: 'Selvi grows turmeric' })
})

test('the price of a product on a recipe’s page is today’s from the next request on', async () => {
  const { add, admin, product, visitor } = await openShop()
  const { id } = await add()
  const { version } = (await admin.get(`/api/products/all/${product.id}`)).json()
  await sendForm(admin, 'put', `/api/products/${product.id}`, { price: '123', version })
  expect((await openPage(visitor, `/stories/${id}`)).main).toContain('₹123')
})
