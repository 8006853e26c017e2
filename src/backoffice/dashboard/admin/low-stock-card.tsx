import { OverviewCard } from '#backoffice/ui/admin/overview-card.tsx'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { Link } from '#browser/router/link.tsx'
import { Badge } from '#ui/elements/badge.tsx'
import type { Overview } from '../contract.ts'
import * as words from '../words/office/en.ts'

type Props = { runningLow: Overview['running_low']; className?: string }

/** The variants that are low on stock or out of stock, with their number. */
export const RunningLow = ({ runningLow: { low, out, products }, className }: Props) => (
  <OverviewCard
    title={words.runningLow}
    {...(className && { className })}
    count={low + out}
    {...(products.length > 0 && {
      to: sectionUrl('products', { stock: low > 0 ? 'low' : 'out' }),
      linkText: words.viewProducts,
    })}
  >
    {products.length === 0 && <p className="text-ink-soft">{words.enoughOfEverything}</p>}
    <ul className="divide-y divide-line">
      {products.map(({ id, name, stock }) => (
        <li key={`${id} ${name}`}>
          <Link
            to={sectionUrl('products', { stock: stock > 0 ? 'low' : 'out', edit: String(id) })}
            className="flex min-h-11 items-center justify-between gap-4 py-2 underline-offset-4 hover:underline"
          >
            <span className="min-w-0 wrap-anywhere">{name}</span>
            {stock === 0 ? (
              <Badge tone="danger">{words.outOfStock}</Badge>
            ) : (
              <Badge>{words.left({ count: stock })}</Badge>
            )}
          </Link>
        </li>
      ))}
    </ul>
  </OverviewCard>
)
