import { DeleteDialog } from '#backoffice/ui/admin/dialogs/delete-dialog.tsx'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { callApi } from '#browser/call-api.ts'
import { TextLink } from '#ui/elements/text-link.tsx'
import type { Category } from '../../category-contract.ts'
import type { catalogueEndpoints } from '../../contract.ts'
import * as words from '../../words/office/categories/en.ts'

type Props = { category: Category; onClose: () => void; onDeleted: (category: Category) => void }

/** Deletes a category after a confirmation; refused while it has products (decision S10). */
export const DeleteCategory = ({ category, onClose, onDeleted }: Props) => (
  <DeleteDialog
    question={words.deleteQuestion}
    name={category.name}
    failed={words.categoryNotDeleted}
    send={() =>
      callApi<typeof catalogueEndpoints>()('DELETE /categories/{id}', { params: { id: category.id } })
    }
    onClose={onClose}
    onDeleted={() => onDeleted(category)}
    refusalHint={({ code }) =>
      code === 'CATEGORY_HAS_PRODUCTS' && (
        <TextLink to={sectionUrl('products', { category_id: String(category.id) })}>
          {words.viewItsProducts}
        </TextLink>
      )
    }
  />
)
