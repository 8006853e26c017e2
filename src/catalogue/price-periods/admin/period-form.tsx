import { useEffect } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { useDraftForm } from '#backoffice/ui/admin/editing/use-draft-form.ts'
import { findProblem, validationRule } from '#backoffice/ui/admin/schema-validation.ts'
import { submitOnCtrlEnter } from '#backoffice/ui/admin/submit-on-ctrl-enter.ts'
import { hasFinePointer } from '#backoffice/ui/admin/use-auto-focus.ts'
import { callApi } from '#browser/call-api.ts'
import type { AdminVariant } from '#catalogue/products/variant-contract.ts'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Field } from '#ui/forms/field.tsx'
import { showErrorCount } from '#ui/forms/invalid-fields.ts'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'
import { formatRupees } from '#values/money/money.ts'
import { type PricePeriod, periodInput, type pricePeriodEndpoints } from '../contract.ts'
import * as words from '../words/office/section/en.ts'
import {
  blankPeriod,
  type PeriodValues,
  periodBody,
  periodFields,
  periodValuesOf,
  timeOrNull,
  typedSentence,
} from './period-values.ts'

const api = callApi<typeof pricePeriodEndpoints>()

type Props = {
  productId: number
  variant: AdminVariant
  /** The period to change; undefined adds one. */
  period: PricePeriod | undefined
  onCancel: () => void
  onSaved: () => void
}

/** The form of a price for a period. It says in a sentence what was entered. */
export function PeriodForm({ productId, variant, period, onCancel, onSaved }: Props) {
  const { form, draft, unsaved, showServerErrors } = useDraftForm(
    period ? `offer price ${period.id}` : `new offer price of ${variant.id}`,
    periodFields,
    period ? periodValuesOf(period) : blankPeriod,
  )
  const send = (values: PeriodValues) => {
    const body = periodBody(values, period)
    return period
      ? api('PUT /products/{id}/prices/{period}', {
          params: { id: productId, period: period.id },
          body: { ...body, version: period.version },
        })
      : api('POST /products/{id}/prices', {
          params: { id: productId },
          body: { ...body, pack_id: variant.id },
        })
  }
  const save = useAction(
    async (values: PeriodValues) => {
      await send(values)
      unsaved.release()
      draft.clear()
      toast.success(words.saved)
      onSaved()
    },
    { failed: words.notSaved, onFailed: showServerErrors },
  )
  const submit = useFormSubmit(form.handleSubmit((values) => save.run(values), showErrorCount))
  const { register, formState, watch, setFocus } = form
  useEffect(() => {
    if (hasFinePointer()) setFocus('price')
  }, [setFocus])
  const { errors } = formState
  const said = typedSentence(watch())
  const regular = formatRupees(variant.price)
  const time = (field: 'starts_at' | 'ends_at', hint: string) => (
    <Field
      type="datetime-local"
      label={words.fields[field]}
      hint={hint}
      error={errors[field]?.message}
      {...register(field, { validate: (typed) => findProblem(periodInput.shape[field], timeOrNull(typed)) })}
    />
  )
  const mrp = variant.mrp === null ? null : formatRupees(variant.mrp)
  return (
    <DraftForm
      draft={draft}
      noValidate
      onSubmit={submit}
      onKeyDown={submitOnCtrlEnter}
      className="grid grid-cols-1 gap-4 rounded-field border border-line p-3 sm:grid-cols-2"
    >
      <div className="sm:col-span-2">
        <Field
          label={words.fields.price}
          hint={words.priceHint({ regular, mrp })}
          inputMode="decimal"
          autoComplete="off"
          error={errors.price?.message}
          {...register('price', validationRule(periodInput.shape.price))}
        />
      </div>
      {time('starts_at', words.startHint)}
      {time('ends_at', words.endHint)}
      <p className="text-sm sm:col-span-2" role="status">
        {said && <span className="font-medium">{said + words.withRegular({ regular })}. </span>}
        <span className="text-ink-soft">{words.timesAreIndian}</span>
      </p>
      <div className="flex gap-3 *:flex-auto sm:col-span-2 sm:*:flex-none">
        <Button variant="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button type="submit" busy={save.busy}>
          {words.save}
        </Button>
      </div>
    </DraftForm>
  )
}
