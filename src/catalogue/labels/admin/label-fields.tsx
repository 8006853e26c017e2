import { type ReactNode, useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useStoreSettings } from '#shopfront/settings/shop/use-store-settings.ts'
import { Field } from '#ui/forms/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import type { PictureView } from '#values/pictures/picture.ts'
import { nutrientNames } from '../rules/food-label.ts'
import * as shopWords from '../words/en.ts'
import * as markWords from '../words/mark/en.ts'
import * as words from '../words/office/form/en.ts'
import { LabelCheckboxGroup } from './label-checkbox-group.tsx'
import { labelFieldRule } from './label-rules.ts'
import { LabelTexts } from './label-texts.tsx'
import type { LabelValues, TextFieldName } from './label-values.ts'

type Props = { form: UseFormReturn<LabelValues>; pictures: readonly PictureView[] }

/** The fields of a food label, in the order in which a pack prints them. */
export function LabelFields({ form, pictures }: Props) {
  const store = useStoreSettings()
  const fieldProps = (name: TextFieldName, hint?: string) => ({
    label: words.fields[name],
    hint,
    error: form.formState.errors[name]?.message,
    ...form.register(name, labelFieldRule(name)),
  })
  const { hints, groups } = words
  return (
    <>
      <Group title={groups.food}>
        <Field {...fieldProps('generic_name', hints.generic_name)} />
        <SelectField {...fieldProps('mark')}>
          <option value="">{words.noMark}</option>
          <Options of={markWords.marks} />
        </SelectField>
        <div className="sm:col-span-2">
          <TextAreaField {...fieldProps('ingredients', hints.ingredients)} />
        </div>
        <LabelCheckboxGroup form={form} name="claims" options={shopWords.claims} />
      </Group>
      <Group title={groups.allergens}>
        <LabelCheckboxGroup form={form} name="contains" options={shopWords.allergens} />
        <LabelCheckboxGroup form={form} name="may_contain" options={shopWords.allergens} />
      </Group>
      <Group title={groups.nutrition}>
        <SelectField {...fieldProps('per')}>
          <option value="g">{words.perGrams}</option>
          <option value="ml">{words.perMillilitres}</option>
        </SelectField>
        <Field inputMode="decimal" {...fieldProps('serve', hints.serve)} />
        {nutrientNames.map((name) => (
          <Field key={name} inputMode="decimal" {...fieldProps(name)} />
        ))}
      </Group>
      <Group title={groups.keeping}>
        <TextAreaField rows={2} {...fieldProps('storage')} />
        <TextAreaField rows={2} {...fieldProps('directions')} />
        <Field inputMode="numeric" {...fieldProps('shelf_life_months')} />
      </Group>
      <Group title={groups.maker}>
        <SelectField {...fieldProps('maker_role')}>
          <Options of={shopWords.makers} />
        </SelectField>
        <Field {...fieldProps('maker_name', hints.maker_name({ store: store.legalName }))} />
        <TextAreaField rows={2} {...fieldProps('maker_address')} />
        <Field {...fieldProps('origin')} />
        <Field inputMode="numeric" {...fieldProps('fssai', hints.fssai)} />
        <SelectField {...fieldProps('front', hints.front)}>
          <option value="">{words.noFront}</option>
          {pictures.map(({ url, alt }, at) => (
            <option key={url} value={url}>
              {alt || words.pictureAt({ number: at + 1 })}
            </option>
          ))}
        </SelectField>
      </Group>
      <LabelTexts form={form} />
    </>
  )
}

const Options = ({ of }: { of: Record<string, string> }) =>
  Object.entries(of).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-paper p-5">
      <h3 id={id} className="mb-4 text-lg">
        {title}
      </h3>
      <div className="grid gap-5 sm:grid-cols-2">{children}</div>
    </section>
  )
}
