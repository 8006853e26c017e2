import { Controller, type UseFormReturn } from 'react-hook-form'
import { store } from '../../../store.ts'
import { Field } from '../../../ui/field.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { PictureSlotsField } from '../../pictures/web/picture-slots-field.tsx'
import { CategoryField, type CategoryOption } from './admin-category-field.tsx'
import { CompositionFields } from './admin-composition-fields.tsx'
import type { ProductValues } from './admin-product-values.ts'
import { mrpRule, productRules } from './admin-typed-rules.ts'

type Props = {
  form: UseFormReturn<ProductValues>
  categories: CategoryOption[]
  /** What the place for new pictures is called. */
  uploadLabel: string
}

/** Everything a merchant says of a product (specification §2.23), the same when it is added and when it is edited. */
export function ProductFields({ form, categories, uploadLabel }: Props) {
  return (
    <div className="grid gap-5">
      <WordFields form={form} categories={categories} />
      <FigureFields form={form} />
      <CompositionFields form={form} />
      <Controller
        name="pictures"
        control={form.control}
        render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
          <PictureSlotsField
            uploadLabel={uploadLabel}
            slots={value}
            onChange={onChange}
            onBlur={onBlur}
            error={error?.message}
            ref={ref}
          />
        )}
      />
    </div>
  )
}

function WordFields({ form: { register, control, formState }, categories }: Omit<Props, 'uploadLabel'>) {
  const { errors } = formState
  return (
    <>
      <Field
        label="Product Name"
        error={errors.name?.message}
        {...register('name', { validate: productRules.name })}
      />
      <CategoryField control={control} categories={categories} />
      <Field
        label="One-line description"
        error={errors.one_liner?.message}
        {...register('one_liner', { validate: productRules.one_liner })}
      />
      <TextAreaField
        label="Description"
        className="min-h-28"
        hint="Each sentence becomes a line with a check mark."
        error={errors.description?.message}
        {...register('description', { validate: productRules.description })}
      />
    </>
  )
}

const { struckOverPriceRupees, badge } = store.productDefaults

/** Prices in rupees (decision S4); what an empty MRP and discount mean is decision S11. */
function FigureFields({ form: { register, formState } }: Pick<Props, 'form'>) {
  const { errors } = formState
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label="Price"
        hint="In rupees."
        inputMode="decimal"
        error={errors.price?.message}
        {...register('price', { validate: productRules.price, deps: 'mrp' })}
      />
      <Field
        label="MRP (optional)"
        hint={`Struck through. Empty: the price plus ₹${struckOverPriceRupees} and ${badge}. Same as the price: no cut.`}
        inputMode="decimal"
        error={errors.mrp?.message}
        {...register('mrp', { validate: (mrp, { price }) => mrpRule(mrp, price) })}
      />
      <Field
        label="Quantity"
        hint="What is in a pack, such as 500 g."
        error={errors.quantity?.message}
        {...register('quantity', { validate: productRules.quantity })}
      />
      <Field
        label="Stock"
        hint="How many packs can be sold."
        inputMode="numeric"
        error={errors.stock?.message}
        {...register('stock', { validate: productRules.stock })}
      />
      <Field
        label="Discount in percent (optional)"
        hint="A badge where other products are shown."
        inputMode="numeric"
        error={errors.discount?.message}
        {...register('discount', { validate: productRules.discount })}
      />
    </div>
  )
}
