import { useEffect, useRef } from 'react'
import { hrefOf } from '#browser/router/href.ts'
import { formatRupees } from '#values/money/money.ts'
import { packSize } from '#values/words/en.ts'
import * as words from '../../words/en.ts'
import { type ProductInVariant, variantPath } from './use-variant.ts'

type SizeChoiceProps = { product: ProductInVariant; onChoose: (variantId: number) => void }

/** The sizes of a product with their prices. A selection also changes the URL. Sold-out sizes can still be selected. */
export function VariantPicker({ product, onChoose }: SizeChoiceProps) {
  const { packs, pack_id } = product
  const group = useRef<HTMLFieldSetElement>(null)
  // A variant may have been chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page starts listening.
  useEffect(() => {
    const checked = group.current?.querySelector<HTMLInputElement>(':checked')?.value
    if (checked && checked !== String(pack_id)) choose(Number(checked))
  }, [])
  const choose = (id: number) => {
    onChoose(id)
    // Bypasses the router: nothing must be fetched, and Back leads to the page before.
    history.replaceState(history.state, '', hrefOf(variantPath(product, id)))
  }
  return (
    <fieldset ref={group} className="mt-3 md:mt-5">
      {/* On a phone each size says what it is, and the first screen has no room to say it above. */}
      <legend className="sr-only sm:not-sr-only text-sm text-ink-soft">{words.size}</legend>
      <div className="flex flex-wrap gap-2">
        {packs.map((variant) => (
          <label key={variant.id} className={look}>
            <input
              type="radio"
              name="pack"
              value={variant.id}
              checked={variant.id === pack_id}
              onChange={() => choose(variant.id)}
              className="sr-only"
            />
            <span className="font-semibold wrap-anywhere">{packSize({ label: variant.size })}</span>
            <span className="text-sm text-ink-soft tabular-nums">
              {variant.stock === 0 ? words.outOfStock : formatRupees(variant.price)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const look =
  'relative flex min-h-11 min-w-24 cursor-pointer flex-col justify-center rounded-field border border-line bg-paper px-3 py-1 leading-tight has-checked:border-leaf has-checked:bg-tint-leaf has-checked:ring-1 has-checked:ring-leaf has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf'
