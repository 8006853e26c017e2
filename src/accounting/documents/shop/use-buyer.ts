import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { callApi } from '#browser/call-api.ts'
import { useKeptValues } from '#people/sessions/shop/drafts/use-kept-values.ts'
import { placeErrors } from '#ui/forms/form-errors.ts'
import type { Buyer, buyerEndpoints } from '../buyer-contract.ts'

export type BuyerForm = ReturnType<typeof useBuyer>

const fields = ['gstin', 'business_name'] as const

/** Under which number and name they buy: what was typed is kept when they go on to pay. */
export function useBuyer(kept: Buyer) {
  const form = useForm<Buyer>({ defaultValues: kept })
  const draft = useKeptValues(form, { name: 'business buyer', start: kept })
  const [open, setOpen] = useState(kept.gstin !== '')
  const { isDirty } = form.formState
  const { restored } = draft
  // What is on the invoice is seen before it is paid for.
  useEffect(() => {
    if (restored) setOpen(true)
  }, [restored])

  /** @returns whether they may go on */
  const save = async () => {
    if (!isDirty) return true
    form.clearErrors()
    try {
      form.reset(await callApi<typeof buyerEndpoints>()('PUT /account/gst', { body: form.getValues() }))
      draft.forget()
      return true
    } catch (error) {
      if (!placeErrors(error, fields, form.setError)) throw error
      setOpen(true)
      // Once its field is drawn.
      requestAnimationFrame(() => form.setFocus('gstin'))
      return false
    }
  }
  return { form, draft, open, setOpen, save }
}
