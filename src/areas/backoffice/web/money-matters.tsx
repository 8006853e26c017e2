import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Link } from 'react-router'
import { classNames } from '../../../ui/class-names.ts'
import { sectionUrl } from './section-url.ts'

/** Payments that need the merchant stand above everything, and not at all when there are none. */
export function MoneyMatters({ count, className }: { count: number; className?: string }) {
  if (count === 0) return null
  return (
    <Link
      to={sectionUrl('money')}
      className={classNames(
        'flex min-h-14 items-center gap-3 rounded-card border border-danger/25 bg-tint-danger px-5 py-3 font-semibold text-danger hover:underline',
        className,
      )}
    >
      <TriangleAlert className="size-5 shrink-0" />
      {count === 1 ? '1 payment needs your attention' : `${count} payments need your attention`}
    </Link>
  )
}
