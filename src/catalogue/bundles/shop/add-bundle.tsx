import { useState } from 'react'
import { useNavigate, usePublicSettings } from '#browser/router/hooks.ts'
import * as cartWords from '#ordering/cart/words/en.ts'
import { unitsOfBundle } from '#ordering/pricing/rules/bundle-discounts.ts'
import { useVisitor } from '#people/sessions/shop/visitor.ts'
import { Button, ButtonLink } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { Bundle } from '../contract.ts'
import * as words from '../words/en.ts'

/** Adds a bundle to the cart. The cart's code loads at the first press. */
export function AddBundle({ bundle }: { bundle: Bundle }) {
  const navigate = useNavigate()
  const { visitorCarts } = usePublicSettings()
  const { cart } = useVisitor()
  const [adding, setAdding] = useState(false)
  const quantities = new Map(cart?.cartItems.map(({ pack_id, quantity }) => [pack_id, quantity]))
  const count = unitsOfBundle(bundle, (packId) => quantities.get(packId) ?? 0)
  const add = async () => {
    setAdding(true)
    try {
      const { addBundleOrLogIn } = await import('#ordering/cart/shop/cart-actions.ts')
      await addBundleOrLogIn(bundle, { page: bundle.path, navigate, visitorCarts })
    } catch {
      toast.error(cartWords.notChanged, { seconds: 3 })
    }
    setAdding(false)
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button busy={adding} disabled={bundle.stock === 0} onClick={() => void add()}>
        {bundle.stock === 0 ? words.outOfStock : words.addToCart}
      </Button>
      {count > 0 && (
        <ButtonLink to="/cart" variant="secondary">
          {words.goToCart}
        </ButtonLink>
      )}
      <p role="status" className="text-sm text-ink-soft">
        {count > 0 && words.addedOf({ count })}
      </p>
    </div>
  )
}
