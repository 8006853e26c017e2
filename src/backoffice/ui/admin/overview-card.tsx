import { type ReactNode, useId } from 'react'
import { Link } from '#browser/router/link.tsx'
import { Card } from '#ui/elements/card.tsx'
import { classNames } from '#ui/elements/class-names.ts'

type OverviewCardProps = {
  title: string
  /** Number beside the title. */
  count?: number
  /** URL of the section where it can be handled. */
  to?: string
  linkText?: string
  className?: string
  children: ReactNode
}

/** A dashboard card with a link to its section. */
export function OverviewCard({ title, count, to, linkText, className, children }: OverviewCardProps) {
  const id = useId()
  return (
    <Card className={classNames('flex flex-col p-5', className)}>
      <section aria-labelledby={id} className="flex flex-1 flex-col">
        <header className="mb-3 flex items-baseline justify-between gap-4">
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          {count !== undefined && <StatNumber value={count} className="text-xl" />}
        </header>
        <div className="flex-1">{children}</div>
        {to && (
          <Link
            to={to}
            className="mt-3 -mb-2 inline-flex min-h-11 items-center self-start font-semibold text-leaf-dark underline-offset-4 hover:underline"
          >
            {linkText}
          </Link>
        )}
      </section>
    </Card>
  )
}

const grouped = new Intl.NumberFormat('en-IN')

/** A number in the heading font. */
export const StatNumber = ({ value, className }: { value: number; className?: string }) => (
  <span className={classNames('font-heading leading-none font-semibold', className)}>
    {grouped.format(value)}
  </span>
)
