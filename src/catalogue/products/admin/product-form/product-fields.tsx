import { Controller, type UseFormReturn } from 'react-hook-form'
import { PictureSlotsField } from '#catalogue/pictures/admin/picture-slots-field.tsx'
import { useStoreSettings } from '#shopfront/settings/shop/use-store-settings.ts'
import { Field } from '#ui/forms/field.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import * as words from '../../words/office/product-form/en.ts'
import { ProductTexts } from '../translations/product-texts.tsx'
import { CategoryField, type CategoryOption } from './category-field.tsx'
import { CompositionFields } from './composition-fields.tsx'
import { productRules } from './product-rules.ts'
import type { ProductValues } from './product-values.ts'
import { TaxFields } from './tax-fields.tsx'
import { VariantFields } from './variant-fields.tsx'
import { VisibilityFields } from './visibility-fields.tsx'

type Props = {
  form: UseFormReturn<ProductValues>
  categories: CategoryOption[]
  /** Label of the upload area. */
  uploadLabel: string
}

/** The product fields (specification §2.23), shared by the add and edit forms. */
export function ProductFields({ form, categories, uploadLabel }: Props) {
  return (
    <div className="grid gap-5">
      <TextFields form={form} categories={categories} />
      <NumberFields form={form} />
      <TaxFields form={form} />
      <VariantFields form={form} />
      <VisibilityFields form={form} />
      <CompositionFields form={form} />
      <ProductTexts form={form} />
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

function TextFields({ form: { register, control, formState }, categories }: Omit<Props, 'uploadLabel'>) {
  const { errors } = formState
  return (
    <>
      <Field
        label={words.productName}
        error={errors.name?.message}
        {...register('name', productRules.name)}
      />
      <CategoryField control={control} categories={categories} />
      <Field
        label={words.oneLiner}
        error={errors.one_liner?.message}
        {...register('one_liner', productRules.one_liner)}
      />
      <TextAreaField
        label={words.description}
        className="min-h-28"
        hint={words.descriptionHint}
        error={errors.description?.message}
        {...register('description', productRules.description)}
      />
    </>
  )
}

/** Prices in rupees (decision S4). Decision S11 defines an empty MRP and an empty discount. */
function NumberFields({ form: { register, formState } }: Pick<Props, 'form'>) {
  const { errors } = formState
  const { productDefaults } = useStoreSettings()
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label={words.mrp}
        hint={words.mrpHint(productDefaults)}
        inputMode="decimal"
        error={errors.mrp?.message}
        {...register('mrp', { ...productRules.mrp, deps: 'discount' })}
      />
      <Field
        label={words.price}
        hint={words.priceHint}
        inputMode="decimal"
        error={errors.price?.message}
        {...register('price', { ...productRules.price, deps: 'mrp' })}
      />
      <Field
        label={words.quantity}
        hint={words.quantityHint}
        error={errors.quantity?.message}
        {...register('quantity', productRules.quantity)}
      />
      <Field
        label={words.stock}
        hint={words.stockHint}
        inputMode="numeric"
        error={errors.stock?.message}
        {...register('stock', productRules.stock)}
      />
      <Field
        label={words.discount}
        hint={words.discountHint}
        inputMode="numeric"
        error={errors.discount?.message}
        {...register('discount', productRules.discount)}
      />
      <Field
        label={words.sku}
        hint={words.skuHint}
        error={errors.sku?.message}
        {...register('sku', productRules.sku)}
      />
      <Field
        label={words.weight}
        hint={words.weightHint}
        inputMode="numeric"
        error={errors.weight_g?.message}
        {...register('weight_g', productRules.weight_g)}
      />
    </div>
  )
}
