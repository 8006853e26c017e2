import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { callApi } from '#browser/call-api.ts'
import type { catalogueEndpoints } from '#catalogue/products/contract.ts'
import { Button } from '#ui/elements/button.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import * as words from '../words/office/section/en.ts'
import type { ChosenGoods } from './coupon-values.ts'
import { ProductSearch } from './product-search.tsx'

type Props = { goods: ChosenGoods[]; onChange: (goods: ChosenGoods[]) => void; error: string | undefined }

/** The products and categories that a coupon applies to, and the ways to add more. */
export function GoodsField({ goods, onChange, error }: Props) {
  const isChosen = (kind: ChosenGoods['kind'], id: number) =>
    goods.some((each) => each.kind === kind && each.id === id)
  const { data: categories = [] } = useApiQuery('categories of coupons', (signal) =>
    callApi<typeof catalogueEndpoints>()('GET /categories', { query: { limit: 100 }, signal }),
  )
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-semibold">{words.fields.goods}</legend>
      {goods.length === 0 && <p className="text-sm text-ink-soft">{words.noneChosen}</p>}
      <ul aria-label={words.chosen} className="divide-y divide-line">
        {goods.map((each) => (
          <li key={`${each.kind} ${each.id}`} className="flex items-center justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              {each.kind === 'category' ? words.categoryNamed(each) : each.name}
            </span>
            <Button
              variant="quiet"
              className="px-3!"
              aria-label={words.removeNamed(each)}
              onClick={() => onChange(goods.filter((one) => one !== each))}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      {error && (
        <p role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
      <SelectField
        label={words.addCategory}
        value=""
        onChange={({ currentTarget: { value } }) => {
          const category = categories.find(({ id }) => String(id) === value)
          if (category) onChange([...goods, { kind: 'category', id: category.id, name: category.name }])
        }}
      >
        <option value="">{words.chooseCategory}</option>
        {categories
          .filter(({ id }) => !isChosen('category', id))
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </SelectField>
      <ProductSearch
        isChosen={(id) => isChosen('product', id)}
        onAdd={(product) => onChange([...goods, { kind: 'product', ...product }])}
      />
    </fieldset>
  )
}
