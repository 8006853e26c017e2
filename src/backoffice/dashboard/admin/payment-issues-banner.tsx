import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { Link } from '#browser/router/link.tsx'
import { classNames } from '#ui/elements/class-names.ts'
import { TriangleAlertIcon } from '#ui/elements/lazy-icons.tsx'
import * as words from '../words/office/en.ts'

/** Number of payment issues, above everything else; hidden if there are none. */
export function PaymentIssuesBanner({ count, className }: { count: number; className?: string }) {
  if (count === 0) return null
  return (
    <Link
      to={sectionUrl('money')}
      className={classNames(
        'flex min-h-14 items-center gap-3 rounded-card border border-danger/25 bg-tint-danger px-5 py-3 font-semibold text-danger hover:underline',
        className,
      )}
    >
      <TriangleAlertIcon className="size-5 shrink-0" />
      {words.paymentsNeedAttention({ count })}
    </Link>
  )
}
