import { useEffect, useState } from 'react'
import { reloadOnce } from '#browser/reload-after-upgrade.ts'
import { useNavigate, usePublicSettings } from '#browser/router/hooks.ts'
import * as browserWords from '#browser/words/en.ts'
import type { ShownProduct } from '#ordering/cart/shop/cart-actions.ts'
import * as cartWords from '#ordering/cart/words/en.ts'
import { toast } from '#ui/feedback/toast.ts'
import { holdPress, takeHeldPress } from './held-press.ts'

/**
 * Adds a product to the cart of whoever uses the page. The cart's code loads at the first press.
 * @returns `add`, which takes the product and the path of the page to come back to, and whether it is adding
 */
export function useAddToCart() {
  const navigate = useNavigate()
  const settings = usePublicSettings()
  const [adding, setAdding] = useState(false)

  const add = async (product: ShownProduct, page: string) => {
    setAdding(true)
    try {
      const { addOrLogIn } = await import('#ordering/cart/shop/cart-actions.ts')
      await addOrLogIn(product, { page, navigate, visitorCarts: settings.visitorCarts })
    } catch {
      // The code is gone after a new release, and a browser that lost the connection while it loaded remembers the
      // failure: only a new page can add to the cart, and it does so itself (`useHeldPress`).
      holdPress({ product, page })
      if (navigator.onLine && (await reloadOnce())) return
      takeHeldPress()
      // The cart's code could not be loaded without a connection; the next press tries again.
      toast.error(navigator.onLine ? cartWords.notChanged : browserWords.noConnection, { seconds: 3 })
    }
    setAdding(false)
  }
  return { add, adding }
}

/** Adds what was pressed before the page was reloaded, once. */
export function useHeldPress() {
  const { add } = useAddToCart()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has been reloaded.
  useEffect(() => {
    const held = takeHeldPress()
    if (held) void add(held.product, held.page)
  }, [])
}
