import { momentOf } from '#backoffice/ui/admin/moments.ts'
import { classNames } from '#ui/elements/class-names.ts'
import type { KeptProduct } from '../../contract.ts'
import * as words from '../../words/office/products/en.ts'

/** When a product is planned to appear, and to go. */
export const Plans = ({
  product: { publish_at, hide_at },
  className,
}: {
  product: KeptProduct
  className?: string
}) => (
  <>
    {publish_at && (
      <p className={classNames('text-sm text-ink-soft', className)}>
        {words.appears({ at: momentOf(publish_at) })}
      </p>
    )}
    {hide_at && (
      <p className={classNames('text-sm text-ink-soft', className)}>
        {words.goes({ at: momentOf(hide_at) })}
      </p>
    )}
  </>
)
