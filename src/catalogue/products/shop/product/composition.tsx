import { useStoreSettings } from '#shopfront/settings/shop/use-store-settings.ts'
import * as words from '../../words/en.ts'

type Part = { label: string; percent: number }

/**
 * The composition, one tile per part: the product's own, or the store's default (decision S11). Only on wide screens
 * (specification §2.12), because on a phone the label's ingredients take less space.
 */
export function Composition({ parts }: { parts: readonly Part[] | null }) {
  const { productDefaults } = useStoreSettings()
  const shown = parts ?? productDefaults.composition
  if (shown.length === 0) return null
  return (
    <section className="mt-12 hidden lg:block">
      <h2 className="text-xl md:text-xl">{words.inside}</h2>
      <dl className="mt-4 flex gap-4">
        {shown.map((part) => (
          <Tile key={part.label} {...part} />
        ))}
      </dl>
    </section>
  )
}

/** The length of the bottom line shows the share. */
const Tile = ({ label, percent }: Part) => (
  <div className="relative flex flex-col-reverse justify-end overflow-hidden rounded-card bg-paper px-4 pt-3 pb-5 shadow-card flex-1">
    <dt className="text-sm leading-snug text-ink-soft">{label}</dt>
    <dd className="font-heading text-2xl text-leaf-dark">
      {percent}%
      <span aria-hidden className="absolute inset-x-0 bottom-0 h-1.5 bg-tint-leaf">
        <span className="block h-full bg-leaf" style={{ width: `${percent}%` }} />
      </span>
    </dd>
  </div>
)
