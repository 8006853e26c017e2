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
        <li key={id} className="flex items-center justify-between gap-4 py-2">
          <span className="min-w-0 truncate">{name}</span>
          {stock === 0 ? <Badge tone="danger">Out of Stock</Badge> : <Badge>{stock} left</Badge>}
        </li>
      ))}
    </ul>
  </OverviewCard>
)
