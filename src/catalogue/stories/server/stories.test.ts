import { expect, test } from 'vitest'
import { blankLabel } from '#catalogue/labels/contract.ts'
import { plainPicture, sendForm } from '#test/shop/forms.ts'
import { addPricedProduct, completeLabel, createRealShop } from '#test/shop/real-shop.ts'
import { addProduct, addVariant, createTestShop, signInAs } from '#test/shop/shop.ts'
import type { EditedStory, Story, StoryCard } from '../contract.ts'

const leaf = await plainPicture('#5E7A3A')
const glutenFree = { ...completeLabel, claims: ['gluten_free'], ingredients: 'Rice', contains: [] }
const recipe = {
  kind: 'recipe',
  state: 'published',
  title: 'Ragi kanji',
  summary: 'A warm breakfast.',
  body: 'Stir **well**.',
  servings: '2',
  minutes: '20',
  ingredients: '4 tbsp ragi mix\n\n 2 cups water ',
  steps: 'Mix with water.\nCook for 10 minutes.',
}

async function openOffice() {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin', { name: 'Malar' })
  const add = (fields: Record<string, string> = {}, files = [leaf]) =>
    sendForm(admin, 'post', '/api/edited-stories', { ...recipe, ...fields }, files)
  const edit = (id: number, fields: Record<string, string | number>, files: Buffer[] = []) =>
    sendForm(admin, 'put', `/api/edited-stories/${id}`, fields, files)
  const visitor = shop.visitor()
  const read = async (id: number, query = ''): Promise<Story> =>
    (await visitor.get(`/api/stories/${id}${query}`)).json()
  const list = async (query = ''): Promise<StoryCard[]> => (await visitor.get(`/api/stories${query}`)).json()
  const titles = async (query = '') => (await list(query)).map(({ title }) => title)
  return { shop, admin, visitor, add, edit, read, list, titles }
}

const lines = (...all: [pack: number, quantity: number][]) =>
  JSON.stringify(all.map(([pack_id, quantity]) => ({ pack_id, quantity })))

// Requirement D-426: Merchants publish recipes and growers' stories with a picture, products and texts in each language;
//   shoppers see only published ones, from the next request on (decision X52).
test('a recipe is shown from the next request on once it is published, and hidden again', async () => {
  const { add, edit, read, list, titles, visitor } = await openOffice()
  const draft: EditedStory = (await add({ state: 'draft' })).json()
  expect(await list()).toEqual([])
  expect((await visitor.get(`/api/stories/${draft.id}`)).statusCode).toBe(404)

  const published = (await edit(draft.id, { state: 'published', version: draft.version })).json()
  expect(published).toMatchObject({ state: 'published', version: 2 })
  expect(await titles()).toEqual(['Ragi kanji'])
  expect(await read(draft.id)).toMatchObject({
    path: `/stories/${draft.id}-ragi-kanji`,
    blocks: [{ is: 'p', spans: [{ text: 'Stir ' }, { text: 'well', bold: true }, { text: '.' }] }],
    servings: 2,
    minutes: 20,
    ingredients: ['4 tbsp ragi mix', '2 cups water'],
    steps: ['Mix with water.', 'Cook for 10 minutes.'],
    picture: { alt: 'Ragi kanji', width: 240 },
  })

  await edit(draft.id, { title: 'Ragi porridge', alt: 'A bowl', version: 2 })
  expect(await read(draft.id)).toMatchObject({
    path: `/stories/${draft.id}-ragi-porridge`,
    picture: { alt: 'A bowl' },
  })
  await edit(draft.id, { state: 'archived', version: 3 })
  expect(await list()).toEqual([])
  const again = await edit(draft.id, { state: 'published', version: 4 })
  expect(again.json().published_at).toBe(published.published_at)
})

// Requirement D-426
test('lists have pages and filters, newest publication first', async () => {
  const { shop, admin, add, titles, visitor } = await openOffice()
  const muesli = await addProduct(shop.db)
  await add({ title: 'One', products: lines([muesli.pack_id, 1]) })
  await add({ title: 'Two', kind: 'story', person: 'Selvi' })
  await add({ title: 'Three' })
  await add({ title: 'Four', state: 'draft' })
  await add({ title: 'Five', state: 'archived' })
  expect(await titles()).toEqual(['Three', 'Two', 'One'])
  expect(await titles('?kind=story')).toEqual(['Two'])
  expect(await titles(`?product_id=${muesli.id}`)).toEqual(['One'])
  const first = await visitor.get('/api/stories?limit=2')
  expect(first.headers['x-total-count']).toBe('3')
  const next = /<(.+?)>/.exec(String(first.headers.link))?.[1] ?? ''
  expect((await visitor.get(next)).json()).toMatchObject([{ title: 'One' }])

  const edited = async (query: string) =>
    (await admin.get(`/api/edited-stories?${query}`)).json().map(({ title }: EditedStory) => title)
  expect(await edited('')).toEqual(['Four', 'Three', 'Two', 'One'])
  expect(await edited('state=archived')).toEqual(['Five'])
  expect(await edited('q=selvi')).toEqual(['Two'])
  const byTitle = await admin.get('/api/edited-stories?sort=title&limit=2')
  expect(byTitle.json().map(({ title }: EditedStory) => title)).toEqual(['Four', 'One'])
  const rest = /<(.+?)>/.exec(String(byTitle.headers.link))?.[1] ?? ''
  expect((await admin.get(rest)).json().map(({ title }: EditedStory) => title)).toEqual(['Three', 'Two'])
})

// Requirement D-426
test('texts without a translation fall back one by one, and a renamed product has its new name', async () => {
  const { shop, add, read } = await openOffice()
  const muesli = await addProduct(shop.db)
  const added = (
    await add({
      products: lines([muesli.pack_id, 2]),
      translations: JSON.stringify({ ta: { title: 'ராகி கஞ்சி', steps: 'கலக்கவும்.' } }),
    })
  ).json()
  expect(added.message).toBe(undefined)
  const { id } = added
  const tamil: Story = (await shop.visitor().get(`/ta/api/stories/${id}`)).json()
  expect(tamil).toMatchObject({
    title: 'ராகி கஞ்சி',
    steps: ['கலக்கவும்.'],
    summary: 'A warm breakfast.',
    path: `/stories/${id}-ragi-kanji`,
  })
  await shop.db.updateTable('products').set({ name: 'Crunch' }).where('id', '=', muesli.id).execute()
  await shop.db
    .updateTable('catalogue_version')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute()
  await expect
    .poll(async () => (await read(id)).products.map(({ quantity, product }) => [quantity, product.name]))
    .toEqual([[2, 'Crunch']])
})

// Requirement D-428: A recipe shows the products on sale in their sizes and quantities, at today's prices; hidden and
//   archived products and removed sizes are left out until they are back (decision X52).
test('hidden products and removed sizes are left out, and a changed price is shown at once', async () => {
  const { shop, admin, add, read, titles } = await openOffice()
  const muesli = await addProduct(shop.db, { price_paise: 10_000 })
  const honey = await addProduct(shop.db, { name: 'Honey' })
  const big = await addVariant(shop.db, honey.id, { label: '1 kg' })
  const story: EditedStory = (await add({ products: lines([muesli.pack_id, 2], [big.id, 1]) })).json()
  const shown = async () =>
    (await read(story.id)).products.map(({ pack_id, quantity, product }) => [
      product.name,
      quantity,
      product.packs.find(({ id }) => id === pack_id)?.price,
    ])
  expect((await shown()).map(([name, quantity]) => [name, quantity])).toEqual([
    ['Millet Muesli', 2],
    ['Honey', 1],
  ])
  const kept = (await admin.get(`/api/products/all/${muesli.id}`)).json()
  await sendForm(admin, 'put', `/api/products/${muesli.id}`, { price: '120', version: kept.version })
  expect((await shown())[0]).toEqual(['Millet Muesli', 2, 120])

  await admin.put(`/api/products/${muesli.id}/visibility`, { hidden: true })
  expect((await shown()).map(([name]) => name)).toEqual(['Honey'])
  const honeyKept = (await admin.get(`/api/products/all/${honey.id}`)).json()
  await sendForm(admin, 'put', `/api/products/${honey.id}`, { more_packs: '[]', version: honeyKept.version })
  expect(await shown()).toEqual([])
  const [edited]: EditedStory[] = (await admin.get('/api/edited-stories')).json()
  expect(edited?.products.map(({ on_sale }) => on_sale)).toEqual([false, false])
  // The recipe itself stays.
  expect(await titles()).toEqual(['Ragi kanji'])
  await admin.put(`/api/products/${muesli.id}/visibility`, { hidden: false })
  expect((await shown()).map(([name]) => name)).toEqual(['Millet Muesli'])
})

// Requirement D-430: Claims in a recipe or story that not every label carries are published only after the merchant
//   confirms them, in each language (decision X25).
test('a claim in either language is published only after the merchant confirms it', async () => {
  const { shop, admin, add, edit, read } = await openOffice()
  const { id } = await addProduct(shop.db, { name: 'Wheat Rava' })
  await admin.put(`/api/products/${id}/label`, { ...blankLabel, contains: ['gluten'], version: 0 })
  const claiming = { body: 'This is gluten-free.' }
  expect((await add({ ...claiming, state: 'draft' })).statusCode).toBe(201)
  const refused = await add(claiming)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'CLAIMS_NOT_CONFIRMED'])
  const tamil = { translations: JSON.stringify({ ta: { summary: 'குளூட்டன் இல்லாத காலை உணவு' } }) }
  expect((await add(tamil)).json().code).toBe('CLAIMS_NOT_CONFIRMED')

  const story: EditedStory = (await add({ ...claiming, claims_confirmed: 'true' })).json()
  const log = (await admin.get(`/api/activity?subject_kind=page&subject_id=story/${story.id}`)).json()
  expect(log).toMatchObject([
    { actor: 'Malar', action: 'confirmed that the labels support “Gluten-free” on' },
    { action: 'added', subject_name: 'recipe Ragi kanji' },
  ])
  // Unchanged claims aren't asked about again, new ones are.
  expect((await edit(story.id, { title: 'Kanji', version: 1 })).statusCode).toBe(200)
  expect((await edit(story.id, { summary: 'Vegan breakfast', version: 2 })).json().code).toBe(
    'CLAIMS_NOT_CONFIRMED',
  )
  expect((await read(story.id)).summary).toBe('A warm breakfast.')
})

// Requirement D-430
test('a label that loses a claim later lists the published recipes that make it', async () => {
  const shop = await createRealShop()
  const admin = await signInAs(shop, 'admin')
  const product = await addPricedProduct(shop.db, { name: 'Rice Podi' })
  const label = (fields: object, version: number) =>
    admin.put(`/api/products/${product.id}/label`, { ...glutenFree, ...fields, version })
  await label({}, 0)
  const fields = { ...recipe, summary: 'A gluten-free breakfast' }
  const story = (await sendForm(admin, 'post', '/api/edited-stories', fields, [leaf])).json()
  expect((await admin.get('/api/claims-in-texts')).json().claims).toEqual([])
  expect((await label({ claims: [] }, 1)).statusCode).toBe(200)
  expect((await admin.get('/api/claims-in-texts')).json().claims).toMatchObject([
    { kind: 'story', id: String(story.id), name: 'Ragi kanji', claim: 'Gluten-free' },
  ])
})

// Requirement D-426
test('of two editors, the second one gets what the first one saved', async () => {
  const { add, edit } = await openOffice()
  const { id } = (await add()).json()
  await edit(id, { title: 'Kanji', version: 1 })
  const refused = await edit(id, { summary: 'Short', version: 1 })
  expect(refused.json()).toMatchObject({
    code: 'EDITED_MEANWHILE',
    changed: ['title'],
    current: { title: 'Kanji', version: 2 },
    message: expect.stringContaining('Malar changed this page'),
  })
})

test('a form that is sent twice adds one recipe, and one that was edited in between is refused', async () => {
  const { add, titles } = await openOffice()
  const form_key = 'a-form-of-a-recipe-1'
  const [first, second] = [await add({ form_key }), await add({ form_key })]
  expect(second.json()).toEqual(first.json())
  expect(await titles()).toHaveLength(1)
  expect((await add({ form_key, title: 'Other' })).json().code).toBe('ADDED_DIFFERENTLY')
})

// Requirement D-426
test('what a published page needs is required, and a draft may be incomplete', async () => {
  const { add } = await openOffice()
  const refusedField = async (fields: Record<string, string>, files = [leaf]) =>
    Object.keys((await add(fields, files)).json().fields ?? {})
  expect(await refusedField({ steps: '' })).toEqual(['steps'])
  expect(await refusedField({ ingredients: '' })).toEqual(['ingredients'])
  expect(await refusedField({ servings: '' })).toEqual(['servings'])
  expect(await refusedField({ minutes: '' })).toEqual(['minutes'])
  expect(await refusedField({ kind: 'story', body: '' })).toEqual(['body'])
  expect(await refusedField({ body: '[bad](javascript:alert)' })).toEqual(['body'])
  expect(await refusedField({ products: lines([999, 1]) })).toEqual(['products'])
  expect(await refusedField({}, [])).toEqual(['image'])
  expect((await add({ state: 'draft', steps: '', servings: '' })).statusCode).toBe(201)
})

test.each<Record<string, string>>([
  { kind: 'advert' },
  { state: 'live' },
  { title: ' ' },
  { title: 'x'.repeat(121) },
  { title: 'a\u202Eb' },
  { servings: '0' },
  { servings: '2.5' },
  { minutes: '99999' },
  { products: 'no JSON' },
  { products: '[{"pack_id":1,"quantity":0}]' },
  { products: '[{"pack_id":1,"quantity":1},{"pack_id":1,"quantity":1}]' },
  { products: JSON.stringify(Array.from({ length: 21 }, (_, at) => ({ pack_id: at + 1, quantity: 1 }))) },
  { translations: '{"fr":{}}' },
  { translations: '[]' },
  { version: 'x' },
])('malformed input is refused and nothing changes: %o', async (fields) => {
  const { add, edit, list, admin } = await openOffice()
  if (!('version' in fields)) {
    expect((await add(fields)).statusCode).toBe(400)
    expect(await list()).toEqual([])
  }
  const { id } = (await add()).json()
  expect((await edit(id, fields)).statusCode).toBe(400)
  expect((await admin.get(`/api/edited-stories/${id}`)).json().version).toBe(1)
})

// Requirement D-426
test('only those who may edit texts see drafts', async () => {
  const { shop, add, admin } = await openOffice()
  const { id } = (await add({ state: 'draft' })).json()
  for (const person of [shop.visitor(), await signInAs(shop, 'customer')])
    for (const url of [
      '/api/edited-stories',
      `/api/edited-stories/${id}`,
      `/api/edited-stories/${id}/preview`,
    ])
      expect([401, 403]).toContain((await person.get(url)).statusCode)
  expect((await admin.get(`/api/edited-stories/${id}/preview`)).json()).toMatchObject({ title: 'Ragi kanji' })
})

test('HTML in a text stays text, and only safe links become links', async () => {
  const { add, read } = await openOffice()
  const { id } = (
    await add({ body: '<img src=x onerror=alert(1)> [shop](/categories)', ingredients: '<b>Ragi</b>' })
  ).json()
  const { blocks, ingredients } = await read(id)
  expect(blocks).toEqual([
    {
      is: 'p',
      spans: [{ text: '<img src=x onerror=alert(1)> ' }, { text: 'shop', to: '/categories' }],
    },
  ])
  expect(ingredients).toEqual(['<b>Ragi</b>'])
})

test('a picture of a recipe can’t be deleted while the recipe is there', async () => {
  const { admin, add, edit } = await openOffice()
  const { id } = (await add()).json()
  const pictures = async () => (await admin.get('/api/images')).json()
  expect(await pictures()).toMatchObject([{ used_by: ['Ragi kanji'] }])
  const [{ id: pictureId }] = await pictures()
  expect((await admin.ask('DELETE', `/api/images/${pictureId}`)).statusCode).toBe(409)
  await edit(id, { version: 1 }, [await plainPicture('white')])
  expect((await admin.ask('DELETE', `/api/images/${pictureId}`)).statusCode).toBe(200)
})

// Requirement D-432: The sitemap and llms.txt list published recipes and stories, with pictures and languages.
test('the sitemap and llms.txt list published recipes and stories only', async () => {
  const { shop, add } = await openOffice()
  const visitor = shop.visitor()
  const body = async (path: string) => String((await visitor.get(path)).body)
  await add({ title: 'Hidden', state: 'draft' })
  const { id } = (await add({ translations: JSON.stringify({ ta: { title: 'ராகி கஞ்சி' } }) })).json()
  const map = await body('/sitemap.xml')
  expect(map).toMatch(new RegExp(`<loc>[^<]+/stories/${id}-ragi-kanji</loc>.*?<image:loc>`))
  expect(map).toContain(`/ta/stories/${id}-ragi-kanji`)
  expect(map).not.toContain('hidden')
  expect(await body('/llms.txt')).toMatch(
    /## Recipes and stories\n\n- \[Ragi kanji\]\([^)]+\): A warm breakfast\./,
  )
  expect(await body('/ta/llms.txt')).toContain('[ராகி கஞ்சி]')
})
