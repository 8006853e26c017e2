import { expect, test } from 'vitest'
import { blankLabel } from '#catalogue/labels/contract.ts'
import { addProduct, createTestShop, signInAs } from '#test/shop/shop.ts'

const words = { description: 'Who we are', body: 'We sell **gluten-free** muesli.' }

async function openOffice() {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin', { name: 'Malar' })
  const labelled = async (name: string, label: object) => {
    const { id } = await addProduct(shop.db, { name })
    const saved = await admin.put(`/api/products/${id}/label`, { ...blankLabel, ...label, version: 0 })
    expect(saved.statusCode).toBe(200)
    return id
  }
  const send = async (sent: object) => {
    const page = { page: 'about', language: 'en', version: 0, as: 'published', texts: words }
    const answer = await admin.put('/api/edited-texts', { ...page, ...sent })
    return { status: answer.statusCode, ...answer.json() }
  }
  const shown = async () => JSON.stringify((await shop.visitor().get('/api/texts/pages/about')).json())
  const log = async () => (await admin.get('/api/activity?subject_kind=page&subject_id=about/en')).json()
  return { shop, admin, labelled, send, shown, log }
}

// Requirement D-336: Wording that claims more than the labels state is published only after the merchant confirms it
//   (decision X25).
test('text that claims more than the labels is published after the merchant confirms, and the log says who did', async () => {
  const { labelled, send, shown, log } = await openOffice()
  await labelled('Seed Mix', { claims: ['gluten_free'] })
  await labelled('Wheat Rava', { contains: ['gluten'] })
  const refused = await send({})
  expect([refused.status, refused.code]).toEqual([409, 'CLAIMS_NOT_CONFIRMED'])
  expect(refused.message).toContain('“Gluten-free”: not on 1 of 2 labels.')
  expect(refused.claims).toEqual([
    { claim: 'Gluten-free', carrying: 1, lacking: 1, saying: ['Seed Mix'], not_saying: ['Wheat Rava'] },
  ])
  expect(await shown()).not.toContain('gluten-free')
  expect(await log()).toEqual([])

  expect((await send({ claims_confirmed: true })).status).toBe(200)
  expect(await shown()).toContain('gluten-free')
  expect(await log()).toMatchObject([
    {
      actor: 'Malar',
      action: 'confirmed that the labels support “Gluten-free” on',
      subject_name: 'About Us (English)',
    },
  ])
  // A confirmed claim must not be asked about again.
  expect((await send({ version: 1, texts: { ...words, description: 'About us' } })).status).toBe(200)
  expect(await log()).toHaveLength(1)
})

// Requirement D-336
test('claims that every label supports, drafts, and default texts need no confirmation', async () => {
  const { labelled, send, log } = await openOffice()
  const id = await labelled('Seed Mix', { claims: ['gluten_free'], generic_name: 'Organic seed mix' })
  expect(id).toBeGreaterThan(0)
  expect((await send({ texts: { ...words, description: 'Organic, too' } })).status).toBe(200)
  const health = { ...words, body: 'Seeds cure diabetes.' }
  expect((await send({ version: 1, as: 'draft', texts: health })).status).toBe(200)
  expect((await send({ version: 2, texts: null })).status).toBe(200)
  expect((await send({ version: 3, texts: health })).message).toContain(
    '“Good for health”: not on any label.',
  )
  expect(await log()).toEqual([])
})

// Requirement D-336
test('products not on sale don’t count, and a Tamil banner is checked like an English one', async () => {
  const { shop, admin, labelled, send } = await openOffice()
  await labelled('Seed Mix', { claims: ['no_preservatives'] })
  const hidden = await labelled('Pickle', {})
  const banner = async (text1: string) => {
    const { builtIn } = (await admin.get('/api/edited-texts/home/ta')).json()
    return send({ page: 'home', language: 'ta', texts: { ...builtIn, text1 } })
  }
  expect((await banner('பதப்படுத்தும் பொருள் இல்லை')).claims).toMatchObject([
    { claim: 'No preservatives', carrying: 1, lacking: 1, not_saying: ['Pickle'] },
  ])
  await shop.db
    .updateTable('products')
    .set({ archived_at: shop.clock.now() })
    .where('id', '=', hidden)
    .execute()
  expect((await banner('பதப்படுத்தும் பொருள் இல்லை')).status).toBe(200)
})
