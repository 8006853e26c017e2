import type { Story, StoryCard } from '#catalogue/stories/contract.ts'
import { plainPicture, sendForm } from '#test/shop/forms.ts'
import { completeLabel } from '#test/shop/real-shop.ts'
import { createTestShop, signInAs } from '#test/shop/shop.ts'

export const leaf = await plainPicture('#5E7A3A')
export const glutenFree = { ...completeLabel, claims: ['gluten_free'], ingredients: 'Rice', contains: [] }
export const recipe = {
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

export async function openOffice() {
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

export const lines = (...all: [pack: number, quantity: number][]) =>
  JSON.stringify(all.map(([pack_id, quantity]) => ({ pack_id, quantity })))
