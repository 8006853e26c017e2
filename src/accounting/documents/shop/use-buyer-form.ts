import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { callApi } from '#browser/call-api.ts'
import { useDraftValues } from '#people/sessions/shop/drafts/use-draft-values.ts'
import { showFieldErrors } from '#ui/forms/form-errors.ts'
import type { Buyer, buyerEndpoints } from '../buyer-contract.ts'

export type BuyerForm = ReturnType<typeof useBuyerForm>

const fields = ['gstin', 'business_name'] as const

/**
 * The form of GSTIN and business name in the checkout, with its draft and whether its section is open. The checkout
 * calls `save` before the payment.
 */
export function useBuyerForm(saved: Buyer) {
  const form = useForm<Buyer>({ defaultValues: saved })
  const draft = useDraftValues(form, { name: 'business buyer', start: saved })
  const [open, setOpen] = useState(saved.gstin !== '')
  const { isDirty } = form.formState
  const { restored } = draft
  // The buyer must see the invoice details before paying.
  useEffect(() => {
    if (restored) setOpen(true)
  }, [restored])

  /**
   * Sends the fields if they were changed.
   * @returns whether the payment may start: false if the server rejected a field, which is then focused
   */
  const save = async () => {
    if (!isDirty) return true
    form.clearErrors()
    try {
      form.reset(await callApi<typeof buyerEndpoints>()('PUT /account/gst', { body: form.getValues() }))
      draft.clear()
      return true
    } catch (error) {
      if (!showFieldErrors(error, fields, form.setError)) throw error
      setOpen(true)
      // The field must be rendered before it can be focused.
      requestAnimationFrame(() => form.setFocus('gstin'))
      return false
    }
  }
  return { form, draft, open, setOpen, save }
}
