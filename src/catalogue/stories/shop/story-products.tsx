import { Link } from '#browser/router/link.tsx'
import { CardActions } from '#catalogue/products/shop/lists/card-actions.tsx'
import { CardPicture } from '#catalogue/products/shop/lists/product-card.tsx'
import { toProductCardData } from '#catalogue/products/shop/lists/product-card-data.ts'
import { formatRupees } from '#values/money/money.ts'
import { packSize } from '#values/words/en.ts'
import type { Story, StoryProduct } from '../contract.ts'
import * as words from '../words/en.ts'
import { AddAll } from './add-all.tsx'
import { sizeOf } from './story-lines.ts'

/** The products on sale that a recipe needs, each with its own button, and the button for all of them. */
export function StoryProducts({ story: { kind, path, products } }: { story: Story }) {
  if (products.length === 0) return null
  return (
    <section className="mt-8 rounded-card border border-line bg-paper p-4 sm:p-6">
      <h2>{kind === 'recipe' ? words.products : words.productsOfStory}</h2>
      <ul className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {products.map((line) => (
          <li key={line.pack_id}>
            <ProductLine line={line} isRecipe={kind === 'recipe'} />
          </li>
        ))}
      </ul>
      {kind === 'recipe' && <AddAll products={products} page={path} />}
    </section>
  )
}

/** A size of a product, with the quantity that the recipe needs. */
function ProductLine({ line, isRecipe }: { line: StoryProduct; isRecipe: boolean }) {
  const { product, quantity, pack_id } = line
  const size = sizeOf(line)
  if (!size) return null
  const label = packSize({ label: size.size })
  const card = toProductCardData({ ...product, packs: [size], quantity: size.size })
  return (
    <div className="relative grid grid-cols-[5rem_1fr] items-start gap-x-3">
      <CardPicture
        product={card}
        sizes="5rem"
        className="aspect-square rounded-field [&~span]:top-1 [&~span]:left-1"
      />
      {/* Beside the heart. */}
      <div className="min-w-0 pr-14">
        <Link
          to={product.packs.length > 1 ? `${product.path}?pack=${pack_id}` : product.path}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline-offset-4 hover:underline"
        >
          {product.name}
        </Link>
        <p className="text-sm text-ink-soft">
          {isRecipe ? words.needed({ quantity, size: label }) : label} · {formatRupees(size.price)}
        </p>
      </div>
      <div className="col-span-2 mt-2 *:px-0! *:pb-0!">
        <CardActions product={card} />
      </div>
    </div>
  )
}
