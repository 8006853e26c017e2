import type { ComponentProps } from 'react'
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
import type { ProductField, ProductValues } from './product-values.ts'
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
      <Inputs form={form} categories={categories} />
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

/** Fields with a component of their own. */
type OwnComponent =
  | 'category_id'
  | 'hsn'
  | 'tax_rate'
  | 'more_packs'
  | 'visibility'
  | 'publish_at'
  | 'hide_at'
  | 'composition'
  | 'translations'
  | 'pictures'
type InputField = Exclude<ProductField, OwnComponent>
type Input = Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'inputMode'> & {
  /** As wide as the form, with several lines, or half as wide. */
  kind: 'line' | 'lines' | 'half'
  /** The field that is validated again when this one changes. */
  deps?: ProductField
}

/**
 * The plain inputs, in the form's order. A new field needs an entry here, or a component of its own. Prices are in
 * rupees (decision S4). Decision S11 defines an empty MRP and an empty discount.
 */
const inputsOf = (defaults: Parameters<typeof words.mrpHint>[0]): Record<InputField, Input> => ({
  name: { kind: 'line', label: words.productName },
  one_liner: { kind: 'line', label: words.oneLiner },
  description: { kind: 'lines', label: words.description, hint: words.descriptionHint },
  mrp: {
    kind: 'half',
    label: words.mrp,
    hint: words.mrpHint(defaults),
    inputMode: 'decimal',
    deps: 'discount',
  },
  price: { kind: 'half', label: words.price, hint: words.priceHint, inputMode: 'decimal', deps: 'mrp' },
  quantity: { kind: 'half', label: words.quantity, hint: words.quantityHint },
  stock: { kind: 'half', label: words.stock, hint: words.stockHint, inputMode: 'numeric' },
  discount: { kind: 'half', label: words.discount, hint: words.discountHint, inputMode: 'numeric' },
  sku: { kind: 'half', label: words.sku, hint: words.skuHint },
  weight_g: { kind: 'half', label: words.weight, hint: words.weightHint, inputMode: 'numeric' },
})

/** The plain inputs, with the category after the name. Those of half the width come last, two in a row. */
function Inputs({ form, categories }: Pick<Props, 'form' | 'categories'>) {
  const inputs = inputsOf(useStoreSettings().productDefaults)
  const names = Object.keys(inputs) as InputField[]
  const isHalf = (name: InputField) => inputs[name].kind === 'half'
  const show = (name: InputField) => <ProductInput key={name} form={form} name={name} {...inputs[name]} />
  const [first, ...texts] = names.filter((name) => !isHalf(name)).map(show)
  return (
    <>
      {first}
      <CategoryField control={form.control} categories={categories} />
      {texts}
      <div className="grid gap-5 sm:grid-cols-2">{names.filter(isHalf).map(show)}</div>
    </>
  )
}

function ProductInput({ form, name, kind, deps, inputMode, ...labels }: InputProps) {
  const field = {
    ...labels,
    error: form.formState.errors[name]?.message,
    ...form.register(name, { ...productRules[name], deps }),
  }
  if (kind === 'lines') return <TextAreaField className="min-h-28" {...field} />
  return <Field inputMode={inputMode} {...field} />
}
type InputProps = Input & { form: Props['form']; name: InputField }
