import type { UseFormReturn } from 'react-hook-form'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { Link } from '#browser/router/link.tsx'
import { inOrder } from '#ui/elements/in-order.ts'
import { Field } from '#ui/forms/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import { leastStrength } from '#values/colours/contrast.ts'
import type { Language } from '#words/language.ts'
import { type PageName, type PageTexts, textsOf } from '../../text-rules-contract.ts'
import * as words from '../../words/office/texts/en.ts'
import { RichTextField } from './rich-text-field.tsx'
import { kindOf, labelOf, ruleOf } from './text-values.ts'

type Props = { page: PageName; language: Language; form: UseFormReturn<PageTexts> }

/** Every text of a page; those of a banner together. */
export const TextFields = (props: Props) => {
  const names = Object.keys(textsOf[props.page].shape)
  if (props.page !== 'home') return names.map((name) => <TextField key={name} name={name} {...props} />)
  const isPromise = (name: string) => /^(promise|because)/.test(name)
  return (
    <>
      <p className="text-sm text-ink-soft">
        {inOrder(
          words.pictures({
            images: (
              <Link to={sectionUrl('images')} className="font-semibold text-leaf-dark underline">
                {words.addBannerImages}
              </Link>
            ),
          }),
        )}
      </p>
      {['1', '2', '3'].map((number) => (
        <Group
          key={number}
          {...props}
          title={words.banner({ number })}
          names={names.filter((name) => !isPromise(name) && kindOf(name).number === number)}
        />
      ))}
      <Group {...props} title={words.whatWeStandFor} names={names.filter(isPromise)} />
    </>
  )
}

const Group = ({ title, names, ...props }: Props & { title: string; names: string[] }) => (
  <fieldset className="grid gap-5 rounded-card border border-line bg-paper p-5">
    <legend className="float-left font-heading text-xl font-semibold">{title}</legend>
    {names.map((name) => (
      <TextField key={name} name={name} {...props} />
    ))}
  </fieldset>
)

const severalLines = ['text', 'because', 'lead', 'description']

function TextField({ page, language, form, name }: Props & { name: string }) {
  const { kind } = kindOf(name)
  const field = {
    label: labelOf(name),
    hint: words.hints[kind],
    error: form.formState.errors[name]?.message,
    lang: kind === 'link' ? undefined : language,
    ...form.register(name, ruleOf(page, name)),
  }
  if (kind === 'body')
    return (
      <RichTextField
        {...field}
        onPut={(typed) => form.setValue(name, typed)}
        hint={page === 'about' ? words.aboutLayout : undefined}
      />
    )
  if (kind === 'ground')
    return (
      <SelectField {...field} lang={undefined}>
        <option value="light">{words.grounds.light}</option>
        <option value="dark">{words.grounds.dark}</option>
      </SelectField>
    )
  if (kind === 'strength')
    return (
      <Field
        {...field}
        lang={undefined}
        type="number"
        inputMode="numeric"
        min={leastStrength}
        max={100}
        step={5}
      />
    )
  if (severalLines.includes(kind)) return <TextAreaField rows={2} {...field} />
  return <Field {...field} />
}
