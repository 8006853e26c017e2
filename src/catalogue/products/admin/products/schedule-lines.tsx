import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { classNames } from '#ui/elements/class-names.ts'
import type { AdminProduct } from '../../contract.ts'
import * as words from '../../words/office/products/en.ts'

/** When a product is scheduled to be published and to be hidden. */
export const ScheduleLines = ({
  product: { publish_at, hide_at },
  className,
}: {
  product: AdminProduct
  className?: string
}) => (
  <>
    {publish_at && (
      <p className={classNames('text-sm text-ink-soft', className)}>
        {words.scheduledToPublish({ at: formatTimestamp(publish_at) })}
      </p>
    )}
    {hide_at && (
      <p className={classNames('text-sm text-ink-soft', className)}>
        {words.scheduledToHide({ at: formatTimestamp(hide_at) })}
      </p>
    )}
  </>
)
