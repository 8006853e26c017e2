import { useState } from 'react'
import { useNavigate, usePublicSettings } from '#browser/router/hooks.ts'
import type { ProductCardData } from '#catalogue/products/shop/lists/product-card-data.ts'
import { ProductStrip } from '#catalogue/products/shop/lists/product-strip.tsx'
import { sendLines } from '#ordering/cart/shop/send-lines.ts'
import * as cartWords from '#ordering/cart/words/en.ts'
import { showFailure } from '#people/sessions/shop/show-failure.ts'
import { hasRole, hasSignedInHint, useVisitor } from '#people/sessions/shop/visitor.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { loginPath } from '#values/people/login-paths.ts'
import * as words from '../words/en.ts'

type Props = {
  products: ProductCardData[]
  /** The product of the page and its path: `Add all` adds it too. */
  product: { name: string; path: string; id: number; pack_id: number | undefined }
}

/** What several people have bought with a product, below it: each can be added alone, or all with the product itself. */
export function BoughtTogether({ products, product }: Props) {
  const { addAll, adding } = useAddAll(product.path)
  const lines = [
    ...(product.pack_id === undefined ? [] : [{ ...product, pack_id: product.pack_id }]),
    ...products.flatMap(lineOf),
  ]
  return (
    <ProductStrip
      title={words.title}
      products={products}
      action={
        <Button variant="secondary" busy={adding} onClick={() => void addAll(lines)}>
          {words.addAll}
        </Button>
      }
    />
  )
}

type Line = { id: number; pack_id: number; name: string }

/** The first size in stock; the cheapest if none is, for which the answer says so. */
function lineOf({ id, name, sizes, pack_id }: ProductCardData): Line[] {
  const chosen = sizes?.find(({ stock }) => stock > 0)?.id ?? pack_id
  return chosen === undefined ? [] : [{ id, name, pack_id: chosen }]
}

/** Adds one unit of each line that is available, and says which are not. Whoever has no cart is sent to log in. */
function useAddAll(page: string) {
  const navigate = useNavigate()
  const { visitorCarts } = usePublicSettings()
  const { user } = useVisitor()
  const [adding, setAdding] = useState(false)
  const addAll = async (lines: Line[]) => {
    if (hasRole(user, 'admin')) return navigate('/admin?section=products')
    if (!hasSignedInHint() && !visitorCarts) return navigate(loginPath(page))
    setAdding(true)
    try {
      const { added, missing } = await sendLines(
        lines.map(({ id, pack_id }) => ({ product_id: id, pack_id, quantity: 1 })),
      )
      const names = lines
        .filter(({ pack_id }) => missing.some((line) => line.pack_id === pack_id))
        .map(({ name }) => name)
      if (added > 0) toast.success(words.added({ count: added }))
      if (names.length > 0) toast.error(words.notAdded({ names: names.join(', ') }))
    } catch (error) {
      showFailure(error, cartWords.notChanged)
    }
    setAdding(false)
  }
  return { addAll, adding }
}
