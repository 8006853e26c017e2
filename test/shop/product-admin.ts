import type { Product } from '#catalogue/products/contract.ts'
import { muesliForm, sendForm } from './forms.ts'
import { addCategory, createTestShop, signInAs } from './shop.ts'

/**
 * An administrator with a category and a completed product form.
 * @returns `add` and `edit` send the form, `see` reads a product as a visitor, `log` the activity log
 */
export async function createProductAdmin() {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const category = await addCategory(shop.db, { name: 'Muesli' })
  const filled = muesliForm(category.id)
  const add = async (fields = {}, files: Buffer[] = []) =>
    sendForm(admin, 'post', '/api/products/add', { ...filled, ...fields }, files)
  const edit = async (id: number, fields: Record<string, string | number>, files: Buffer[] = []) =>
    sendForm(admin, 'put', `/api/products/${id}`, fields, files)
  const see = async (id: number): Promise<Product> => (await shop.visitor().get(`/api/products/${id}`)).json()
  const log = () =>
    shop.db
      .selectFrom('activity')
      .select(['actor_name', 'subject_kind', 'subject_name', 'action', 'changes'])
      .orderBy('id')
      .execute()
  return { shop, admin, category, filled, add, edit, see, log }
}
