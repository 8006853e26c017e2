import { useState } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { findProblem } from '#backoffice/ui/admin/schema-validation.ts'
import { Field } from '#ui/forms/field.tsx'
import { couponTerms } from '../contract.ts'
import * as words from '../words/office/section/en.ts'
import { ChoiceField } from './choice-field.tsx'
import { type CouponValues, numberOrNull, timeOrNull } from './coupon-values.ts'
import { GoodsField } from './goods-field.tsx'

const folded = ['starts_at', 'minimum', 'goods', 'max_uses', 'max_per_customer', 'name_ta'] as const

/** What most coupons don't need: folded until it is opened, or until a field has an error. */
export function CouponConditions({ form }: { form: UseFormReturn<CouponValues> }) {
  const { errors } = form.formState
  const [open, setOpen] = useState(false)
  const isOpen = open || folded.some((field) => errors[field])
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="rounded-field border border-line px-4"
    >
      <summary className="-mx-4 flex min-h-12 items-center px-4 font-semibold">{words.conditions}</summary>
      {isOpen && <ConditionFields form={form} />}
    </details>
  )
}

function ConditionFields({ form }: { form: UseFormReturn<CouponValues> }) {
  const { register, control, formState, watch } = form
  const { errors } = formState
  const { scope, how } = watch()
  const limit = (field: 'max_uses' | 'max_per_customer', hint: string) => (
    <Field
      label={words.fields[field]}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      error={errors[field]?.message}
      {...register(field, {
        validate: (typed) => findProblem(couponTerms.shape[field], numberOrNull(typed)),
      })}
    />
  )
  return (
    <div className="grid gap-5 pb-4">
      <Field
        label={words.fields.minimum}
        hint={words.minimumHint}
        inputMode="decimal"
        autoComplete="off"
        error={errors.minimum?.message}
        {...register('minimum', {
          validate: (typed) => findProblem(couponTerms.shape.minimum, Number(typed)),
        })}
      />
      <Controller
        name="scope"
        control={control}
        render={({ field }) => (
          <ChoiceField
            label={words.fields.scope}
            choices={words.scopes}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      {scope === 'some' && (
        <Controller
          name="goods"
          control={control}
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <GoodsField goods={value} onChange={onChange} error={error?.message} />
          )}
        />
      )}
      {limit('max_uses', words.limitHint)}
      {limit('max_per_customer', words.perCustomerHint)}
      <Controller
        name="first_order_only"
        control={control}
        render={({ field }) => (
          <ChoiceField
            label={words.fields.first_order_only}
            choices={words.buyers}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      {how === 'automatic' && (
        <Controller
          name="combinable"
          control={control}
          render={({ field }) => (
            <ChoiceField
              label={words.fields.combinable}
              choices={words.together}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
      )}
      <Field
        type="datetime-local"
        label={words.fields.starts_at}
        hint={words.startsHint}
        error={errors.starts_at?.message}
        {...register('starts_at', {
          validate: (typed) => findProblem(couponTerms.shape.starts_at, timeOrNull(typed)),
        })}
      />
      <Field
        label={words.fields.name_ta}
        lang="ta"
        maxLength={80}
        error={errors.name_ta?.message}
        {...register('name_ta')}
      />
    </div>
  )
}
