import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { ButtonLink } from '#ui/elements/button.tsx'
import * as words from '../words/office/form/en.ts'

/** A link from a product to its label. */
export const LabelLink = ({ product: { id, name } }: { product: { id: number; name: string } }) => (
  <ButtonLink
    variant="quiet"
    className="flex-1"
    to={sectionUrl('products', { label: String(id) })}
    aria-label={words.labelOf({ name })}
  >
    {words.editLabel}
  </ButtonLink>
)
