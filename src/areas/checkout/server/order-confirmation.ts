import type { Transaction } from 'kysely'
import type { AddressCopy, Database } from '../../../database/schema.ts'
import type { Mail } from '../../../integrations/mail/mailer.ts'
import { store } from '../../../store.ts'
import { formatRupees, type Paise, toRupees } from '../../../values/money.ts'
import { writeMail } from './outbox.queries.ts'
import type { BoughtLine } from './payments.queries.ts'

type ConfirmedOrder = {
  id: number
  user_name: string
  total_paise: Paise
  address: AddressCopy | null
  lines: BoughtLine[]
}

const { shipping } = store
/** The policies a customer should have in hand (specification §1). */
const policies = [
  `We pack your order within ${shipping.processingDays} business days; it is delivered ${shipping.deliveryDays} business days later.`,
  `We deliver within ${shipping.district} district, ${shipping.state}. The shipping charge is paid directly to the courier.`,
  'All sales are final and there are no refunds. An order can be cancelled only before payment is confirmed.',
]

/** Writes the mail of a paid order into the outbox, in the transaction that makes it paid. */
export async function writeConfirmation(
  trx: Transaction<Database>,
  order: ConfirmedOrder & { email: string },
  now: Date,
) {
  const mail = orderConfirmation(order, order.email)
  await writeMail(trx, { kind: 'order-confirmation', subjectKey: String(order.id), mail, now })
}

/** The confirmation, as text and as HTML that says the same. */
function orderConfirmation(order: ConfirmedOrder, to: string): Mail {
  const total = money(order.total_paise)
  return {
    to,
    subject: `Your order ${order.id} at ${store.name} is confirmed`,
    text: asText(order, total),
    html: asHtml(order, total),
  }
}

const money = (paise: Paise) => formatRupees(toRupees(paise), { decimals: 'always' })
const lineTotal = (line: BoughtLine) => money(line.quantity * line.unit_price_paise)

const asText = (order: ConfirmedOrder, total: string) =>
  [
    `Dear ${order.user_name},`,
    `thank you for your order ${order.id}. We have received your payment of ${total}.`,
    'Your order:',
    ...order.lines.map((line) => `  ${line.quantity} x ${line.name}, ${line.size}: ${lineTotal(line)}`),
    `Total: ${total}`,
    'Delivery address:',
    ...addressLines(order.address).map((line) => `  ${line}`),
    ...policies,
    `Questions? Write to ${store.email} or call ${store.phones[0]}.`,
    `${store.name}, ${store.address.join(', ')}`,
  ].join('\n')

const asHtml = (order: ConfirmedOrder, total: string) => `<!doctype html>
<html lang="en"><body style="font-family: sans-serif; color: #23301f; line-height: 1.5">
<p>Dear ${escaped(order.user_name)},</p>
<p>thank you for your order <strong>${order.id}</strong>. We have received your payment of <strong>${total}</strong>.</p>
<table style="border-collapse: collapse" cellpadding="6">
<tr><th align="left">Product</th><th align="left">Size</th><th align="right">Quantity</th><th align="right">Price</th></tr>
${order.lines.map(htmlLine).join('\n')}
<tr><th align="left" colspan="3">Total</th><th align="right">${total}</th></tr>
</table>
<p><strong>Delivery address</strong><br>${addressLines(order.address).map(escaped).join('<br>')}</p>
${policies.map((line) => `<p>${escaped(line)}</p>`).join('\n')}
<p>Questions? Write to <a href="mailto:${store.email}">${store.email}</a> or call ${store.phones[0]}.</p>
<p>${escaped(store.name)}, ${escaped(store.address.join(', '))}</p>
</body></html>
`

const htmlLine = (line: BoughtLine) =>
  `<tr><td>${escaped(line.name)}</td><td>${escaped(line.size)}</td>` +
  `<td align="right">${line.quantity}</td><td align="right">${lineTotal(line)}</td></tr>`

function addressLines(address: AddressCopy | null) {
  if (!address) return []
  const town = `${address.city} ${address.postal_code}`
  return [
    address.full_name,
    address.address_line1,
    address.address_line2,
    town,
    `${address.state}, ${address.country}`,
    address.phone,
  ].filter((line) => line !== null)
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
