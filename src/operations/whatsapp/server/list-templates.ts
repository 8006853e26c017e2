import { couriers } from '#fulfilment/shipments/rules/couriers.ts'
import { parcelSentences } from '#fulfilment/shipments/words/index.ts'
import { orderLinkPath } from '#ordering/buyers/rules/order-link-path.ts'
import { formatPaise } from '#values/money/money.ts'
import { formatDateTime } from '#values/time/format-date-time.ts'
import { type Language, languages, localeOf, pathIn } from '#words/language.ts'
import type { TemplateText } from '../contract.ts'
import { fillParameters } from '../rules/fill-parameters.ts'
import { type MessageKind, messageKinds, messageParameters } from '../rules/message-kinds.ts'
import { templateSentences } from '../words/index.ts'

const sampleMoment = new Date('2026-06-16T06:00:00Z')

/**
 * The templates of each language, as the merchant submits them to Meta: the sentences are called with `{{1}}`, `{{2}}` …
 * instead of values.
 */
export const listTemplates = ({ publicUrl, shop }: { publicUrl: string; shop: string }): TemplateText[] =>
  messageKinds.flatMap((name) =>
    languages.map((locale) => ({
      name,
      locale,
      body: bodyOf(name, locale),
      footer: templateSentences.footer.in(locale),
      button: templateSentences.button.in(locale),
      url: `${publicUrl}${pathIn(locale, orderLinkPath(''))}`,
      samples: fillParameters(name, {
        name: 'Anitha',
        order: '1042',
        shop,
        total: formatPaise(64_000),
        courier: parcelSentences.couriers[couriers[1]].in(locale),
        until: formatDateTime(localeOf[locale], sampleMoment),
      }),
    })),
  )

function bodyOf(kind: MessageKind, language: Language) {
  const values = { name: '', order: '', shop: '', total: '', courier: '', until: '' }
  for (const [index, name] of messageParameters[kind].entries()) values[name] = `{{${index + 1}}}`
  return templateSentences.bodies[kind](values).in(language)
}
