import { Controller, type UseFormReturn } from 'react-hook-form'
import { findProblem, validationRule } from '#backoffice/ui/admin/schema-validation.ts'
import { Field } from '#ui/forms/field.tsx'
import { couponTerms, newCoupon } from '../contract.ts'
import { describeBenefit } from '../rules/describe-benefit.ts'
import { automatic } from '../words/office/en.ts'
import * as words from '../words/office/section/en.ts'
import { ChoiceField } from './choice-field.tsx'
import { CouponConditions } from './coupon-conditions.tsx'
import { benefitOf, type CouponValues, timeOrNull } from './coupon-values.ts'

/**
 * The fields of a coupon, the usual ones first.
 * @param isStored its code and what it gives are shown, but can't be changed
 */
export function CouponFields({ form, isStored }: { form: UseFormReturn<CouponValues>; isStored: boolean }) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <div className="grid gap-5">
      <Field
        label={words.fields.name}
        hint={words.nameHint}
        error={errors.name?.message}
        {...register('name', validationRule(couponTerms.shape.name))}
      />
      {isStored ? <FixedTerms values={form.watch()} /> : <ChosenOnce form={form} />}
      <Field
        type="datetime-local"
        label={words.fields.ends_at}
        hint={words.endsHint}
        error={errors.ends_at?.message}
        {...register('ends_at', {
          validate: (typed) => findProblem(couponTerms.shape.ends_at, timeOrNull(typed)),
        })}
      />
      <CouponConditions form={form} />
    </div>
  )
}

const FixedTerms = ({ values }: { values: CouponValues }) => (
  <p className="text-sm">
    <span className="font-semibold">
      {values.how === 'code' ? words.codeOf({ code: values.code }) : automatic}:{' '}
      {describeBenefit(benefitOf(values))}
    </span>
    <span className="block text-ink-soft">{words.fixedTerms}</span>
  </p>
)

type BenefitField = 'percent' | 'amount' | 'buy' | 'free'

function ChosenOnce({ form }: { form: UseFormReturn<CouponValues> }) {
  const { register, control, formState, watch } = form
  const { errors } = formState
  const { how, kind } = watch()
  const numberField = (field: BenefitField) => (
    <Field
      label={words.fields[field]}
      hint={field === 'free' ? words.unitsHint : undefined}
      inputMode={field === 'amount' ? 'decimal' : 'numeric'}
      autoComplete="off"
      error={errors[field]?.message}
      {...register(field, { validate: (_, values) => benefitProblem(values, field) })}
    />
  )
  return (
    <>
      <Controller
        name="how"
        control={control}
        render={({ field }) => (
          <ChoiceField
            label={words.fields.how}
            choices={words.hows}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      {how === 'code' && (
        <Field
          label={words.fields.code}
          hint={words.codeHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errors.code?.message}
          {...register('code', {
            validate: (typed, values) =>
              values.how === 'code' ? findProblem(newCoupon.shape.code, typed) : undefined,
          })}
        />
      )}
      <Controller
        name="kind"
        control={control}
        render={({ field }) => (
          <ChoiceField
            label={words.fields.kind}
            choices={words.kinds}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      {kind === 'percent' && numberField('percent')}
      {kind === 'amount' && numberField('amount')}
      {kind === 'buy_get' && (
        <div className="grid grid-cols-2 items-start gap-4">
          {numberField('buy')}
          {numberField('free')}
        </div>
      )}
    </>
  )
}

/** The problem of one field of what the coupon gives; fields of other kinds have none. */
function benefitProblem(values: CouponValues, field: BenefitField) {
  const checked = newCoupon.shape.benefit.safeParse(benefitOf(values))
  return checked.error?.issues.find(({ path }) => path[0] === field)?.message
}
