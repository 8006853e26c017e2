import { expect, test } from 'vitest'
import { sendForm } from '#test/shop/forms.ts'
import { addProduct, addVariant, signInAs } from '#test/shop/shop.ts'
import { lines, openOffice } from '#test/shop/stories.ts'
import type { EditedStory, Story } from '../contract.ts'

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
