import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { MailPart } from '#integrations/mail/mail-parts.ts'
import { writeMail } from '#operations/outbox/server/write-mail.ts'
import { formatPaise, type Paise, toPaise } from '#values/money/money.ts'
import { type Language, pathIn } from '#words/language.ts'
import { sentences } from '../words/index.ts'
import { withHeading } from './format-order.ts'
import type { NotifyContext } from './notify-merchant.ts'
import { composeMail } from './templates/compose-mail.ts'

type DueDelivery = {
  id: number
  /** The delivery's day, of which the customer is reminded once. */
  next_on: string
  lines: { name: string; quantity: number; price: number; available: boolean }[]
  user: { name: string; email: string; locale: Language }
}

/** Reminds a customer of a regular delivery, with what is available of it. */
export async function notifyStandingOrderDue(
  trx: Transaction<Database>,
  { id, next_on, lines, user: { name, email, locale } }: DueDelivery,
  { store, publicUrl, now }: NotifyContext,
) {
  const available = lines.filter((line) => line.available)
  const values = {
    name,
    regular_delivery: formatRegularDelivery(
      locale,
      available.map(({ price, ...line }) => ({ ...line, pricePaise: toPaise(price) })),
    ),
    regular_delivery_link: regularDeliveriesLink(locale, publicUrl),
  }
  const kind = 'standing-order-due'
  const mail = await composeMail(trx, { kind, to: email, language: locale, values, store })
  await writeMail(trx, { kind, subjectKey: `${id}-${next_on}`, locale, mail, now })
}

/** What a delivery contains, and its total, as a part of a mail. @param lines with the price of one */
export function formatRegularDelivery(
  language: Language,
  lines: { name: string; quantity: number; pricePaise: Paise }[],
): MailPart | undefined {
  const total = lines.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0)
  return withHeading(sentences.nextDelivery.in(language), [
    ...lines.map(({ name, quantity, pricePaise }) =>
      sentences.regularItem({ quantity, name, amount: formatPaise(pricePaise * quantity) }).in(language),
    ),
    sentences.withoutDelivery({ amount: formatPaise(total) }).in(language),
  ])
}

/** A link, as a part of a mail, to the page of the customer's regular deliveries. */
export const regularDeliveriesLink = (language: Language, publicUrl: string) => ({
  label: sentences.reviewDelivery.in(language),
  url: publicUrl + pathIn(language, '/standing-orders'),
})
