import { Link } from '#browser/router/link.tsx'
import { Card } from '#ui/elements/card.tsx'
import { Picture } from '#ui/elements/picture.tsx'
import { PlaceholderPicture } from '#ui/elements/placeholder-picture.tsx'
import { tintOf } from '#ui/elements/tint.ts'
import { formatRupees } from '#values/money/money.ts'
import type { Bundle } from '../contract.ts'
import * as words from '../words/en.ts'

/** Cards of bundles, in a list of their own or on another page. */
export const BundleCards = ({ bundles, label }: { bundles: Bundle[]; label: string }) => (
  <ul aria-label={label} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
    {bundles.map((bundle) => (
      <li key={bundle.id}>
        <Card className="relative flex h-full flex-col gap-3 p-4">
          <PartPictures bundle={bundle} className="size-16" sizes="64px" />
          <h3 className="text-base leading-snug sm:text-lg">
            <Link to={bundle.path} className="after:absolute after:inset-0">
              {bundle.name}
            </Link>
          </h3>
          <p className="text-sm text-ink-soft">
            {bundle.parts.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}
          </p>
          <BundlePrice bundle={bundle} />
          {bundle.stock === 0 && <p className="text-sm font-medium text-danger">{words.outOfStock}</p>}
        </Card>
      </li>
    ))}
  </ul>
)

/** The price of a bundle, with what its parts cost one by one. */
export const BundlePrice = ({ bundle: { price, parts_price } }: { bundle: Bundle }) => (
  <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
    <span className="text-lg font-bold">{formatRupees(price)}</span>
    <s className="text-sm text-ink-soft">
      <span className="sr-only">{`${words.oneByOne} `}</span>
      {formatRupees(parts_price)}
    </s>
    <span className="text-sm font-medium text-leaf-dark">
      {words.youSave({ saving: formatRupees(Math.round((parts_price - price) * 100) / 100) })}
    </span>
  </p>
)

type PicturesProps = {
  bundle: Bundle
  /** Of each picture. */
  className: string
  /** Of what is around them. */
  layout?: string
  sizes: string
}

/** The cover of each part. */
export const PartPictures = ({
  bundle: { parts },
  className,
  layout = 'flex flex-wrap gap-2',
  sizes,
}: PicturesProps) => (
  <div className={layout}>
    {parts.map(({ pack_id, picture, tint }) => {
      const box = `${className} shrink-0 rounded-field`
      return picture ? (
        <Picture
          key={pack_id}
          picture={picture}
          sizes={sizes}
          tint={tintOf(tint)}
          decorative
          className={box}
        />
      ) : (
        <PlaceholderPicture key={pack_id} tint={tintOf(tint)} className={box} />
      )
    })}
  </div>
)
