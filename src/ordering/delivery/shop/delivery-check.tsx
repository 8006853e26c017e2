import { useEffect, useRef } from 'react'
import { Field } from '#ui/forms/field.tsx'
import type { DeliveryEstimate } from '../contract.ts'
import * as words from '../words/en.ts'
import { DeliveryResult } from './delivery-result.tsx'
import { rememberedPin } from './remembered-pin.ts'
import { useDeliveryEstimate } from './use-delivery-estimate.ts'

type Props = {
  pin?: string | undefined
  product?: number
  onFound?: (found: DeliveryEstimate | null) => void
}

/** Delivery check for a postal code: the given one, or the last one entered on this device. */
export function DeliveryCheck({ pin, product, onFound }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const { found, failed, ask } = useDeliveryEstimate(onFound, product)
  // Somebody may have typed before the page listened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it begins to listen.
  useEffect(() => {
    if (!field.current) return
    const start = field.current.value || pin || rememberedPin()
    field.current.value = start
    if (start) void ask(start)
  }, [])
  return (
    // Reserves room for the usual answer, so that the content below does not move.
    <div className="mt-5 min-h-36 max-w-sm [&:lang(ta)]:min-h-44">
      <Field
        ref={field}
        label={words.toPostalCode}
        hint={found || failed ? undefined : words.sixDigits}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={7}
        onInput={({ currentTarget }) => void ask(currentTarget.value)}
      />
      <DeliveryResult found={found} failed={failed} />
    </div>
  )
}
