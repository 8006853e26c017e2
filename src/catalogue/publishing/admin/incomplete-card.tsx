import { dayAndYearOf } from '#backoffice/ui/admin/moments.ts'
import { OverviewCard } from '#backoffice/ui/admin/overview-card.tsx'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { useAnswer } from '#backoffice/ui/admin/use-answer.ts'
import { callApi } from '#browser/call-api.ts'
import { TextLink } from '#ui/elements/text-link.tsx'
import { type Incomplete, productFormNames, type publishingEndpoints, taxNames } from '../contract.ts'
import * as words from '../words/office/en.ts'

const mostShown = 10

/** Products that the law does not let the merchant sell, or not for long, and what each lacks; nothing where all is well. */
export function IncompleteCard() {
  const { data } = useAnswer('incomplete', (signal) =>
    callApi<typeof publishingEndpoints>()('GET /products/incomplete', { signal }),
  )
  if (!data || data.count === 0) return null
  const shown = data.products.slice(0, mostShown)
  const onSale = shown.filter((product) => product.on_sale)
  return (
    <OverviewCard title={words.incomplete} count={data.count} className="mb-5">
      <Products title={words.notOnSale} products={shown.filter((product) => !product.on_sale)} />
      <Products title={words.onSaleWithout} products={onSale} />
      {onSale.length > 0 && (
        <p className="text-ink-soft">
          {data.deadline ? words.staysUntil({ day: dayAndYearOf(data.deadline) }) : words.noDeadline}
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
            <TextLink to={placeOf(id, missing)}>{name}</TextLink>:{' '}
            {missing.map((part) => words.missing[part]).join('; ')}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The form that asks for it: that of the product for tax facts and where nothing else is missing, otherwise its label. */
const placeOf = (id: number, missing: Incomplete['products'][number]['missing']) =>
  missing.some((part) => taxNames.includes(part)) || missing.every((part) => productFormNames.includes(part))
    ? sectionUrl('products', { edit: String(id) })
    : sectionUrl('products', { label: String(id) })
