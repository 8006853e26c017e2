import { StatNumber } from '#backoffice/ui/admin/overview-card.tsx'
import { type SectionKey, sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { Link } from '#browser/router/link.tsx'
import { classNames } from '#ui/elements/class-names.ts'
import type { Overview } from '../contract.ts'
import * as words from '../words/office/en.ts'

type Total = { label: string; value: number; section: SectionKey }

/** The four counts: two cards, and a block with the other two (specification §2.23). */
export function Totals({ overview, className }: { overview: Overview; className?: string }) {
  const quick: Total[] = [
    { label: words.totalUsers, value: overview.users, section: 'users' },
    { label: words.totalOrders, value: overview.orders, section: 'orders' },
  ]
  return (
    <div className={classNames('grid grid-cols-2 gap-4 lg:grid-cols-4 lg:gap-5', className)}>
      <TotalCard label={words.totalProducts} value={overview.products} section="products" />
      <TotalCard label={words.totalCategories} value={overview.categories} section="categories" />
      <section
        aria-labelledby="quick-stats"
        className="col-span-2 rounded-card border border-line bg-paper p-5"
      >
        <h2 id="quick-stats" className="text-lg">
          {words.quickStats}
        </h2>
        <div className="mt-2 grid grid-cols-2 gap-4">
          {quick.map((total) => (
            <TotalLink key={total.label} {...total} />
          ))}
        </div>
      </section>
    </div>
  )
}

const TotalCard = (total: Total) => (
  <section className="flex flex-col justify-between gap-2 rounded-card border border-line bg-paper p-5">
    <h2 className="text-lg">
      <Link
        to={sectionUrl(total.section)}
        className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
      >
        {total.label}
      </Link>
    </h2>
    <StatNumber value={total.value} className="text-3xl" />
  </section>
)

const TotalLink = ({ label, value, section }: Total) => (
  <Link to={sectionUrl(section)} className="group flex flex-col gap-1">
    <span className="text-ink-soft underline-offset-4 group-hover:underline">{label}</span>
    <StatNumber value={value} className="text-2xl" />
  </Link>
)
