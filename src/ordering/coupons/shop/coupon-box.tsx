import { useRef, useState } from 'react'
import { errorMessageOf } from '#browser/error-message.ts'
import { Button } from '#ui/elements/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import * as words from '../words/shop/en.ts'
import type { useCartCoupons } from './use-cart-coupons.ts'

type Props = {
  coupons: ReturnType<typeof useCartCoupons>
  /** While an order is being placed or paid. */
  disabled?: boolean
}

/**
 * The code of the cart, which can be removed, or the way to enter one if the shop has any. Not a form, because the checkout of guests is one
 * already.
 */
export function CouponBox({ coupons, disabled = false }: Props) {
  const [open, setOpen] = useState(false)
  const [refused, setRefused] = useState('')
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  const run = async (action: () => Promise<void>, failed: string) => {
    if (busy || disabled) return
    setBusy(true)
    setRefused('')
    try {
      await action()
      setOpen(false)
    } catch (error) {
      setRefused(errorMessageOf(error, failed))
    }
    setBusy(false)
  }
  const enter = () => {
    const code = field.current?.value.trim() ?? ''
    if (code === '') setRefused(words.codeMissing)
    else void run(() => coupons.enter(code), words.notEntered)
  }

  const { offered, code, problem } = coupons
  if (code !== null)
    return (
      <section aria-label={words.coupon} className="mb-5">
        <div className="flex items-center justify-between gap-3">
          <span className="min-w-0 font-semibold wrap-anywhere">{words.couponOf({ code })}</span>
          <Button
            variant="quiet"
            className="px-4! text-sm"
            busy={busy}
            disabled={disabled}
            onClick={() => void run(coupons.remove, words.notRemoved)}
          >
            {words.remove}
            <span className="sr-only">{` ${words.couponOf({ code })}`}</span>
          </Button>
        </div>
        <p role="status" className="text-sm">
          {refused || problem || words.applied}
        </p>
      </section>
    )
  if (!open)
    return offered ? (
      <Button
        variant="quiet"
        className="mb-3 -mx-4 px-4! text-sm"
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        {words.haveCoupon}
      </Button>
    ) : null
  return (
    <section aria-label={words.coupon} className="mb-5 flex flex-wrap items-start gap-3">
      <div className="min-w-40 flex-1">
        <Field
          ref={field}
          label={words.code}
          error={refused || undefined}
          autoFocus
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          onInput={() => setRefused('')}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Enter must not place the order.
            event.preventDefault()
            enter()
          }}
        />
      </div>
      <Button variant="secondary" className="mt-6" busy={busy} disabled={disabled} onClick={enter}>
        {words.apply}
      </Button>
    </section>
  )
}
