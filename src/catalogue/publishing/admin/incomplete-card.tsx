import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { formatDayAndYear } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { OverviewCard } from '#backoffice/ui/admin/overview-card.tsx'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { callApi } from '#browser/call-api.ts'
import { TextLink } from '#ui/elements/text-link.tsx'
import {
  type Incomplete,
  productFormRequirements,
  type publishingEndpoints,
  taxRequirements,
} from '../contract.ts'
import * as words from '../words/office/en.ts'

const maxShown = 10

/** Lists products that lack legal requirements, and what each lacks. Renders nothing when there are none. */
export function IncompleteCard() {
  const { data } = useApiQuery('incomplete', (signal) =>
    callApi<typeof publishingEndpoints>()('GET /products/incomplete', { signal }),
  )
  if (!data || data.count === 0) return null
  const shown = data.products.slice(0, maxShown)
  const onSale = shown.filter((product) => product.on_sale)
  return (
    <OverviewCard title={words.incomplete} count={data.count} className="mb-5">
      <Products title={words.notOnSale} products={shown.filter((product) => !product.on_sale)} />
      <Products title={words.onSaleWithout} products={onSale} />
      {onSale.length > 0 && (
        <p className="text-ink-soft">
          {data.deadline ? words.onSaleUntil({ day: formatDayAndYear(data.deadline) }) : words.noDeadline}
        </p>
      )}
      {data.count > shown.length && <p>{words.andMore({ count: data.count - shown.length })}</p>}
    </OverviewCard>
  )
}

function Products({ title, products }: { title: string; products: Incomplete['products'] }) {
  if (products.length === 0) return null
  return (
    <>
      <p className="font-semibold text-danger">{title}</p>
      <ul className="mb-3">
        {products.map(({ id, name, missing }) => (
          <li key={id} className="wrap-anywhere">
            <TextLink to={formUrlOf(id, missing)}>{name}</TextLink>:{' '}
            {missing.map((part) => words.missing[part]).join('; ')}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The URL of the product form if tax fields or nothing but form fields are missing, otherwise of the label form. */
const formUrlOf = (id: number, missing: Incomplete['products'][number]['missing']) =>
  missing.some((part) => taxRequirements.includes(part)) ||
  missing.every((part) => productFormRequirements.includes(part))
    ? sectionUrl('products', { edit: String(id) })
    : sectionUrl('products', { label: String(id) })
