import type { TemplateText } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { CopyButton } from './copy-button.tsx'

/** The templates to submit to Meta, each text with a button that copies it. */
export const TemplateTexts = ({ templates }: { templates: TemplateText[] }) => (
  <section aria-labelledby="whatsapp-templates" className="grid max-w-3xl gap-4">
    <h2 id="whatsapp-templates" className="text-lg">
      {words.templatesTitle}
    </h2>
    <p className="text-ink-soft">{words.templatesLead}</p>
    <ul className="grid gap-3">
      {templates.map((template) => (
        <li key={`${template.name} ${template.locale}`}>
          <Template template={template} />
        </li>
      ))}
    </ul>
  </section>
)

const Template = ({ template }: { template: TemplateText }) => {
  const { name, locale, body, footer, button, url, samples } = template
  const title = words.templateTitle({ name, language: words.languages[locale] })
  const texts = [
    [words.name, name],
    [words.body, body],
    [words.footer, footer],
    [words.button, button],
    [words.url, `${url}{{1}}`],
  ] as const
  return (
    <details className="rounded-card border border-line bg-paper px-5">
      <summary className="flex min-h-11 cursor-pointer items-center py-2 font-semibold wrap-anywhere text-leaf-dark">
        {title}
      </summary>
      <dl className="grid gap-4 pb-5">
        {texts.map(([label, text]) => (
          <div key={label} className="grid gap-1">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="flex flex-wrap items-center justify-between gap-3">
              <span
                lang={
                  label === words.body || label === words.footer || label === words.button
                    ? locale
                    : undefined
                }
                className="min-w-0 flex-1 basis-60 wrap-anywhere"
              >
                {text}
              </span>
              <CopyButton text={text} what={`${label}, ${title}`} />
            </dd>
          </div>
        ))}
        <div className="grid gap-1">
          <dt className="text-sm text-ink-soft">{words.samples}</dt>
          <dd className="wrap-anywhere">
            {samples.map((sample, index) => `{{${index + 1}}} ${sample}`).join(', ')}
          </dd>
        </div>
      </dl>
    </details>
  )
}
