import { callApi } from '../../../ui/call-api.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { sectionUrl } from '../../backoffice/web/section-url.ts'
import type { Category, catalogueEndpoints } from '../contract.ts'
import { DeleteDialog } from './admin-delete-dialog.tsx'

type Props = { category: Category; onClose: () => void; onDeleted: (category: Category) => void }

/** Deletes a category, once the merchant is sure; refused while it has products (decision S10). */
export const DeleteCategory = ({ category, onClose, onDeleted }: Props) => (
  <DeleteDialog
    question="Are you sure you want to delete this category?"
    name={category.name}
    failed="Failed to delete the category. Please try again."
    send={() =>
      callApi<typeof catalogueEndpoints>()('DELETE /categories/{id}', { params: { id: category.id } })
    }
    onClose={onClose}
    onDeleted={() => onDeleted(category)}
    wayOn={({ code }) =>
      code === 'CATEGORY_HAS_PRODUCTS' && (
        <TextLink to={sectionUrl('products', { category_id: String(category.id) })}>
          View its products
        </TextLink>
      )
    }
  />
)
