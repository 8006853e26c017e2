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
  lines: { name: string; quantity: number; price: number; available: number }[]
  user: { name: string; email: string; locale: Language }
}

type DeliveredLine = { name: string; quantity: number; available: number; pricePaise: Paise }

/** Reminds a customer of a regular delivery, with what is available of it. */
export async function notifyStandingOrderDue(
  trx: Transaction<Database>,
  { id, next_on, lines, user: { name, email, locale } }: DueDelivery,
  { store, publicUrl, now }: NotifyContext,
) {
  const values = {
    name,
    regular_delivery: formatRegularDelivery(
      locale,
      lines.map(({ price, ...line }) => ({ ...line, pricePaise: toPaise(price) })),
    ),
    regular_delivery_link: regularDeliveriesLink(locale, publicUrl),
  }
  const kind = 'standing-order-due'
  const mail = await composeMail(trx, { kind, to: email, language: locale, values, store })
  await writeMail(trx, { kind, subjectKey: `${id}-${next_on}`, locale, mail, now })
}

/**
 * What a delivery contains, what of it can't be bought, and its total, as a part of a mail.
 * @param lines with the price of one, and how many are available
 */
export function formatRegularDelivery(language: Language, lines: DeliveredLine[]): MailPart | undefined {
  const total = lines.reduce((sum, { pricePaise, available }) => sum + pricePaise * available, 0)
  return withHeading(sentences.nextDelivery.in(language), [
    ...lines.map((line) => lineSentence(line).in(language)),
    sentences.withoutDelivery({ amount: formatPaise(total) }).in(language),
  ])
}

function lineSentence({ name, quantity, available, pricePaise }: DeliveredLine) {
  if (available === 0) return sentences.regularItemGone({ name })
  const item = { quantity: available, name, amount: formatPaise(pricePaise * available) }
  return available < quantity ? sentences.regularItemShort(item) : sentences.regularItem(item)
}

/** A link, as a part of a mail, to the page of the customer's regular deliveries. */
export const regularDeliveriesLink = (language: Language, publicUrl: string) => ({
  label: sentences.reviewDelivery.in(language),
  url: publicUrl + pathIn(language, '/standing-orders'),
})
