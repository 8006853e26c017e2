import { DeleteDialog } from '#backoffice/ui/admin/dialogs/delete-dialog.tsx'
import { callApi } from '#browser/call-api.ts'
import type { catalogueEndpoints, Product } from '../../contract.ts'
import * as words from '../../words/office/products/en.ts'

type Props = { product: Product; onClose: () => void; onDeleted: (product: Product) => void }

/** Deletes a product after a confirmation (decision S10). */
export const DeleteProduct = ({ product, onClose, onDeleted }: Props) => (
  <DeleteDialog
    question={words.deleteQuestion}
    name={product.name}
    failed={words.productNotDeleted}
    send={() => callApi<typeof catalogueEndpoints>()('DELETE /products/{id}', { params: { id: product.id } })}
    onClose={onClose}
    onDeleted={() => onDeleted(product)}
  />
)
