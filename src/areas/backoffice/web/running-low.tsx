import { Link } from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import type { Overview } from '../contract.ts'
import { OverviewCard } from './overview-card.tsx'
import { sectionUrl } from './section-url.ts'

type Props = { runningLow: Overview['running_low']; className?: string }

/** What to make or order next: few left, or none. */
export const RunningLow = ({ runningLow: { low, out, products }, className }: Props) => (
  <OverviewCard
    title="Running low"
    {...(className && { className })}
    count={low + out}
    {...(products.length > 0 && {
      to: sectionUrl('products', { stock: low > 0 ? 'low' : 'out' }),
      linkText: 'View products',
    })}
  >
    {products.length === 0 && <p className="text-ink-soft">There is enough of everything.</p>}
    <ul className="divide-y divide-line">
      {products.map(({ id, name, stock }) => (
        <li key={id}>
          <Link
            to={sectionUrl('products', { stock: stock > 0 ? 'low' : 'out', edit: String(id) })}
            className="flex min-h-11 items-center justify-between gap-4 py-2 underline-offset-4 hover:underline"
          >
            <span className="min-w-0 truncate">{name}</span>
            {stock === 0 ? <Badge tone="danger">Out of Stock</Badge> : <Badge>{stock} left</Badge>}
          </Link>
        </li>
      ))}
    </ul>
  </OverviewCard>
)
