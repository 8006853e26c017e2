import { callApi } from '../../../ui/call-api.ts'
import type { catalogueEndpoints, Product } from '../contract.ts'
import { DeleteDialog } from './admin-delete-dialog.tsx'

type Props = { product: Product; onClose: () => void; onDeleted: (product: Product) => void }

/** Takes a product out of the shop, once the merchant is sure (decision S10). */
export const DeleteProduct = ({ product, onClose, onDeleted }: Props) => (
  <DeleteDialog
    question="Are you sure you want to delete this product?"
    name={product.name}
    failed="Failed to delete the product. Please try again."
    send={() => callApi<typeof catalogueEndpoints>()('DELETE /products/{id}', { params: { id: product.id } })}
    onClose={onClose}
    onDeleted={() => onDeleted(product)}
  />
)
