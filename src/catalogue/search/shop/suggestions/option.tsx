import type { ReactNode } from 'react'
import { isDataSaverOn } from '#browser/data-saver.ts'
import { Link } from '#browser/router/link.tsx'
import { RatingLine } from '#catalogue/reviews/shop/rating-line.tsx'
import { classNames } from '#ui/elements/class-names.ts'
import { SearchIcon } from '#ui/elements/icons.tsx'
import { Picture } from '#ui/elements/picture.tsx'
import { PlaceholderPicture } from '#ui/elements/placeholder-picture.tsx'
import { tintOf } from '#ui/elements/tint.ts'
import { formatRupees } from '#values/money/money.ts'
import { packSize } from '#values/words/en.ts'
import type { SearchSuggestions } from '../../contract.ts'
import * as words from '../../words/suggestions/en.ts'

export type OptionProps = { id: string; isActive: boolean; onSelect: () => void }
type Suggested<Kind extends keyof SearchSuggestions> = SearchSuggestions[Kind][number]

/** A product with its picture, price and size. With the data saver on, without the picture. */
export function ProductOption({ product, ...option }: OptionProps & { product: Suggested<'products'> }) {
  const { path, name, picture, quantity, in_stock } = product
  const tint = tintOf(product.tint)
  const price = formatRupees(product.price)
  const look = 'size-12 shrink-0 rounded-field'
  return (
    <Option {...option} to={path} state={{ name }}>
      {picture && !isDataSaverOn() ? (
        <Picture picture={picture} sizes="48px" tint={tint} className={look} decorative />
      ) : (
        <PlaceholderPicture tint={tint} className={look} />
      )}
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-semibold leading-snug">{name}</span>
        <span className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
          <span className="font-semibold text-ink">{product.from ? words.from({ price }) : price}</span>
          <span>{packSize({ label: quantity })}</span>
          {product.rating && <RatingLine rating={product.rating} />}
          {!in_stock && <span className="text-danger">{words.outOfStock}</span>}
        </span>
      </span>
    </Option>
  )
}

export const CategoryOption = ({
  category: { name, path },
  ...option
}: OptionProps & { category: Suggested<'categories'> }) => (
  <Option {...option} to={path}>
    {name}
  </Option>
)

/** A way to end what was typed. Searches for it. */
export const CompletionOption = ({ text, ...option }: OptionProps & { text: string }) => (
  <Option {...option} to={`/categories?${new URLSearchParams({ q: text })}`}>
    <SearchIcon className="size-5 shrink-0 text-ink-soft" />
    {text}
  </Option>
)

type LinkOptionProps = OptionProps & { to: string; state?: object; children: ReactNode }

const Option = ({ id, isActive, onSelect, children, ...link }: LinkOptionProps) => (
  <Link
    {...link}
    role="option"
    id={id}
    aria-selected={isActive}
    tabIndex={-1}
    onClick={onSelect}
    className={classNames(
      'flex min-h-11 items-center gap-3 px-4 py-1.5 wrap-anywhere hover:bg-tint-leaf',
      isActive && 'bg-tint-leaf',
    )}
  >
    {children}
  </Link>
)
