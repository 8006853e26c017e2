import { useState } from 'react'
import { reloadOnce } from '#browser/reload-after-upgrade.ts'
import { useNavigate, usePublicSettings } from '#browser/router/hooks.ts'
import * as browserWords from '#browser/words/en.ts'
import type { ShownProduct } from '#ordering/cart/shop/cart-actions.ts'
import * as cartWords from '#ordering/cart/words/en.ts'
import { toast } from '#ui/feedback/toast.ts'

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
      // After a new release this page's code chunks are gone: reload once, because only the new page can add to the
      // cart.
      if (navigator.onLine && (await reloadOnce())) return
      // The cart's code could not be loaded without a connection; the next press tries again.
      toast.error(navigator.onLine ? cartWords.notChanged : browserWords.noConnection, { seconds: 3 })
    }
    setAdding(false)
  }
  return { add, adding }
}
