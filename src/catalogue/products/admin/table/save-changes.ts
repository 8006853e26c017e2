import { callApi } from '#browser/call-api.ts'
import { type ChangedProduct, mostChanged, type tableEndpoints } from '../../table-contract.ts'
import type { ProductEdit } from './product-edit.ts'
import { cellsToSend } from './table-cells.ts'

const call = callApi<typeof tableEndpoints>()

type Wish = {
  edits: ProductEdit[]
  formKey: string
  /** Told after each call what has become of its products. */
  onChanged: (changed: ChangedProduct[]) => void
}

/** Saves any number of products, one call after the other under one key: what was saved before a failure stays saved. */
export async function saveChanges({ edits, formKey, onChanged }: Wish) {
  const all: ChangedProduct[] = []
  for (let at = 0; at < edits.length; at += mostChanged) {
    const products = edits.slice(at, at + mostChanged).map(({ opened, typed }) => cellsToSend(opened, typed))
    const changed = await call('POST /products/changes', { body: { form_key: formKey, products } })
    onChanged(changed)
    all.push(...changed)
  }
  return all
}

/** Takes a change back, so many products at a time. */
export async function undoChanges(formKey: string, onChanged: (changed: ChangedProduct[]) => void) {
  const all: ChangedProduct[] = []
  for (let after: number | undefined = 0; after !== undefined; ) {
    const body: { form_key: string; after?: number } = { form_key: formKey, ...(after > 0 && { after }) }
    const { products, next } = await call('POST /products/changes/undo', { body })
    onChanged(products)
    all.push(...products)
    after = next ?? undefined
  }
  return all
}
