import { useEffect, useRef } from 'react'
import { classNames } from '#ui/elements/class-names.ts'
import { Field } from '#ui/forms/field.tsx'
import type { DeliveryEstimate } from '../contract.ts'
import * as words from '../words/en.ts'
import { DeliveryResult } from './delivery-result.tsx'
import { rememberedPostalCode } from './remembered-postal-code.ts'
import { useDeliveryEstimate } from './use-delivery-estimate.ts'

type Props = {
  postalCode?: string | undefined
  /** The id of the product to deliver; the cart without it. */
  product?: number
  onFound?: (found: DeliveryEstimate | null) => void
}

/** Delivery check for a postal code: the given one, or the last one entered on this device. */
export function DeliveryCheck({ postalCode, product, onFound }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const { found, failed, lookUp } = useDeliveryEstimate(onFound, product)
  // Somebody may have typed before the page listened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it begins to listen.
  useEffect(() => {
    if (!field.current) return
    const start = field.current.value || postalCode || rememberedPostalCode()
    field.current.value = start
    if (start) void lookUp(start)
  }, [])
  return (
    // Reserves room for the usual answer, so that the content below does not move.
    <div
      className={classNames(
        'min-h-36 max-w-sm [&:lang(ta)]:min-h-44',
        // On a product page it must fit a phone's first screen, so the label is beside the field.
        product ? 'mt-3 field-row md:mt-5' : 'mt-5',
      )}
    >
      <Field
        ref={field}
        label={words.toPostalCode}
        hint={found || failed ? undefined : words.sixDigits}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={7}
        onInput={({ currentTarget }) => void lookUp(currentTarget.value)}
      />
      <DeliveryResult found={found} failed={failed} />
    </div>
  )
}
