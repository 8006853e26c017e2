import { callApi } from '#browser/call-api.ts'
import { maxChangedProducts, type ProductChangeResult, type tableEndpoints } from '../../table-contract.ts'
import { toCellsInput } from './table-cells.ts'
import type { UnsavedEdit } from './unsaved-edit.ts'

const call = callApi<typeof tableEndpoints>()

type SaveChangesInput = {
  edits: UnsavedEdit[]
  formKey: string
  /** Called after each request with the results of its products. */
  onChanged: (changed: ProductChangeResult[]) => void
}

/**
 * Saves any number of products in several requests with one idempotency key. What was saved before a failure stays
 * saved.
 * @returns the result of each product
 */
export async function saveChanges({ edits, formKey, onChanged }: SaveChangesInput) {
  const all: ProductChangeResult[] = []
  for (let at = 0; at < edits.length; at += maxChangedProducts) {
    const products = edits
      .slice(at, at + maxChangedProducts)
      .map(({ opened, typed }) => toCellsInput(opened, typed))
    const changed = await call('POST /products/changes', { body: { form_key: formKey, products } })
    onChanged(changed)
    all.push(...changed)
  }
  return all
}

/**
 * Undoes a change, a limited number of products per request.
 * @param formKey the idempotency key with which the change was saved
 * @param onChanged called after each request with the results of its products
 * @returns the result of each product
 */
export async function undoChanges(formKey: string, onChanged: (changed: ProductChangeResult[]) => void) {
  const all: ProductChangeResult[] = []
  for (let after: number | undefined = 0; after !== undefined; ) {
    const body: { form_key: string; after?: number } = { form_key: formKey, ...(after > 0 && { after }) }
    const { products, next } = await call('POST /products/changes/undo', { body })
    onChanged(products)
    all.push(...products)
    after = next ?? undefined
  }
  return all
}
