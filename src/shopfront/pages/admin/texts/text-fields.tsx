import type { UseFormReturn } from 'react-hook-form'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { Link } from '#browser/router/link.tsx'
import { joinParts } from '#ui/elements/join-parts.ts'
import { Field } from '#ui/forms/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextAreaField } from '#ui/forms/text-area-field.tsx'
import { minOverlayStrength } from '#values/colours/contrast.ts'
import type { Language } from '#words/language.ts'
import { type PageName, type PageTexts, pageTextSchemas } from '../../text-rules-contract.ts'
import * as words from '../../words/office/texts/en.ts'
import { RichTextField } from './rich-text-field.tsx'
import { fieldLabelOf, parseTextName, ruleOf } from './text-values.ts'

type Props = { page: PageName; language: Language; form: UseFormReturn<PageTexts> }

/** Every text of a page; those of a banner together. */
export const TextFields = (props: Props) => {
  const names = Object.keys(pageTextSchemas[props.page].shape)
  if (props.page !== 'home') return names.map((name) => <TextField key={name} name={name} {...props} />)
  const isPromise = (name: string) => /^(promise|because)/.test(name)
  const isMaker = (name: string) => /^(maker|story)/.test(name)
  return (
    <>
      <p className="text-sm text-ink-soft">
        {joinParts(
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
          names={names.filter((name) => !isPromise(name) && parseTextName(name).number === number)}
        />
      ))}
      <Group {...props} title={words.whatWeStandFor} names={names.filter(isPromise)} />
      <Group {...props} title={words.theMaker} names={names.filter(isMaker)} />
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

const multiline = ['text', 'because', 'story', 'lead', 'description']

function TextField({ page, language, form, name }: Props & { name: string }) {
  const { kind } = parseTextName(name)
  const field = {
    label: fieldLabelOf(name),
    hint: words.hints[kind],
    error: form.formState.errors[name]?.message,
    lang: kind === 'link' ? undefined : language,
    ...form.register(name, ruleOf(page, name)),
  }
  if (kind === 'body')
    return (
      <RichTextField
        {...field}
        onTextEdit={(typed) => form.setValue(name, typed)}
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
        min={minOverlayStrength}
        max={100}
        step={5}
      />
    )
  if (multiline.includes(kind)) return <TextAreaField rows={2} {...field} />
  return <Field {...field} />
}
