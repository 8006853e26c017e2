import { useEffect, useRef } from 'react'
import { hrefOf } from '#browser/router/address.ts'
import { formatRupees } from '#values/money/money.ts'
import { packSize } from '#values/words/en.ts'
import * as words from '../../words/en.ts'
import { pathOfPack, type ShownProduct } from './use-pack.ts'

type SizeChoiceProps = { product: ShownProduct; onChoose: (packId: number) => void }

/** The sizes that a product is sold in, with what each costs. One that is sold out can be looked at. */
export function SizeChoice({ product, onChoose }: SizeChoiceProps) {
  const { packs, pack_id } = product
  const group = useRef<HTMLFieldSetElement>(null)
  // Somebody may have chosen before the page listened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it begins to listen.
  useEffect(() => {
    const checked = group.current?.querySelector<HTMLInputElement>(':checked')?.value
    if (checked && checked !== String(pack_id)) choose(Number(checked))
  }, [])
  const choose = (id: number) => {
    onChoose(id)
    // Not a step of the router's: nothing is to be fetched for it, and Back leads to the page before.
    history.replaceState(history.state, '', hrefOf(pathOfPack(product, id)))
  }
  return (
    <fieldset ref={group} className="mt-5">
      <legend className="text-sm text-ink-soft">{words.size}</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {packs.map((pack) => (
          <label key={pack.id} className={look}>
            <input
              type="radio"
              name="pack"
              value={pack.id}
              checked={pack.id === pack_id}
              onChange={() => choose(pack.id)}
              className="sr-only"
            />
            <span className="font-semibold wrap-anywhere">{packSize({ label: pack.size })}</span>
            <span className="text-sm text-ink-soft tabular-nums">
              {pack.stock === 0 ? words.outOfStock : formatRupees(pack.price)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const look =
  'relative flex min-h-11 min-w-24 cursor-pointer flex-col justify-center rounded-field border border-line bg-paper px-4 py-1.5 has-checked:border-leaf has-checked:bg-tint-leaf has-checked:ring-1 has-checked:ring-leaf has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf'
