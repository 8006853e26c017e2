import { useEffect, useState } from 'react'
import { QuantityStepper } from '#ui/forms/quantity-stepper.tsx'
import { inStock } from '#values/words/en.ts'
import type { CartItem } from '../contract.ts'
import { addToCart, decreaseQuantity } from './cart-actions.ts'

type Props = {
  line: CartItem
  /** The stock. */
  max: number
  /** It has replaced the button that adds the product, or that button has replaced it. */
  onSwapped: () => void
}

/** The quantity of a cart line on the product's card. */
export function CardStepper({ line, max, onSwapped }: Props) {
  const { name, quantity } = line
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears, and once when it is gone.
  useEffect(() => {
    onSwapped()
    return () => void requestAnimationFrame(onSwapped)
  }, [])
  const [announced, announce] = useState('')
  const change = (changed: Promise<boolean>) => {
    announce(quantity + 1 === max ? inStock({ name, left: max }) : '')
    void changed
  }
  return (
    <>
      <QuantityStepper
        name={name}
        quantity={quantity}
        max={max}
        onAdd={() => change(addToCart(line))}
        onSubtract={() => void decreaseQuantity(line)}
      />
      <span role="status" className="sr-only">
        {announced}
      </span>
    </>
  )
}
