import type { ControlState } from './control-state.ts'

type Order = ControlState['orders'][number]
type Payment = Order['payments'][number]

/** Text that is already escaped. */
class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}
type Part = Html | string | number | false | undefined | Html[]

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** The HTML of a part; plain text is escaped. */
const render = (part: Part): string => {
  if (part === false || part === undefined) return ''
  if (Array.isArray(part)) return part.map(render).join('')
  return part instanceof Html
    ? part.text
    : String(part).replace(/[&<>"]/g, (character) => escapes[character] ?? character)
}
/** A template tag for HTML that escapes the inserted texts. */
const html = (texts: TemplateStringsArray, ...parts: Part[]) =>
  new Html(texts.map((text, n) => text + render(parts[n])).join(''))

/** The HTML of the control page: forms only, so that it works under any content security policy. */
export const controlPage = ({ orders, refunds, webhooks, faults }: ControlState) =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Payment emulator</title><link rel="stylesheet" href="control/control.css">
</head>
<body>
<header><h1>Payment emulator</h1><p>Demo payments: no real money is charged. <a href="control">Refresh</a></p></header>
<main>
<section><h2>Faults to simulate</h2>${faultForms}${faultQueue(faults)}</section>
<section><h2>Orders</h2>${orders.length === 0 ? html`<p>No orders yet.</p>` : orders.map(orderCard)}</section>
<section><h2>Refunds</h2>${refunds.length === 0 ? html`<p>No refunds yet.</p>` : refunds.map(refundRow)}</section>
<section><h2>Webhooks</h2>${button('webhooks/flush', 'Send all pending now')}${webhookTable(webhooks)}</section>
</main>
</body>
</html>`.text

/** A form with a button that posts to an endpoint of the controls. */
const button = (path: string, text: string, fields: Html = html``) =>
  html`<form method="post" action="control/${path}">${fields}<button>${text}</button></form>`
const hidden = (name: string, value: string) => html`<input type="hidden" name="${name}" value="${value}">`
const formatMoney = (paise: number, currency: string) => `${(paise / 100).toFixed(2)} ${currency}`

const orderCard = (order: Order) => html`<article>
<h3>${order.receipt ?? order.id} <span class="status ${order.status}">${order.status}</span></h3>
<p>${order.id} · ${formatMoney(order.amount, order.currency)} · paid ${formatMoney(order.amount_paid, order.currency)}</p>
<div class="row">
${order.status !== 'paid' && button(`orders/${order.id}/pay`, 'Pay now')}
${order.status !== 'paid' && button(`orders/${order.id}/pay`, 'Pay in 10 seconds', hidden('after_seconds', '10'))}
${order.status !== 'paid' && button(`orders/${order.id}/fail`, 'Fail payment')}
${order.attempts > 0 && button(`orders/${order.id}/pay`, 'Pay again', hidden('force', 'true'))}
</div>
${order.payments.map(paymentRow)}
</article>`

const paymentRow = ({ id, amount, currency, status }: Payment) => html`<div class="row">
<span>${id} · ${formatMoney(amount, currency)}</span> <span class="status ${status}">${status}</span>
${status === 'failed' && button(`payments/${id}/authorize`, 'Authorise late')}
${status === 'authorized' && button(`payments/${id}/capture`, 'Capture')}
${status === 'captured' && button(`payments/${id}/refund`, 'Refund')}
</div>`

const refundRow = ({ id, payment_id, amount, currency, status }: ControlState['refunds'][number]) =>
  html`<div class="row">
<span>${id} for ${payment_id} · ${formatMoney(amount, currency)}</span> <span class="status ${status}">${status}</span>
${status === 'pending' && button(`refunds/${id}/settle`, 'Mark as processed', hidden('status', 'processed'))}
${status === 'pending' && button(`refunds/${id}/settle`, 'Mark as failed', hidden('status', 'failed'))}
</div>`

const webhookTable = (webhooks: ControlState['webhooks']) => html`<table>
<thead><tr><th>Event</th><th>Order</th><th>Status</th><th>Responses</th><th>Resend</th></tr></thead>
<tbody>${webhooks.map(
  ({ id, event, order_id, status, mis_signed, answers }) => html`<tr>
<td>${event}${mis_signed && ' (wrong signature)'}</td><td>${order_id}</td>
<td><span class="status ${status}">${status}</span></td><td>${answers.join(', ') || '–'}</td>
<td>${button(`webhooks/${id}/resend`, 'Resend')}</td></tr>`,
)}</tbody></table>`

/** The list of queued faults, or a sentence that there are none. */
const faultQueue = (faults: ControlState['faults']) =>
  faults.length === 0
    ? html`<p>No faults. Everything works normally.</p>`
    : html`<ol>${faults.map(({ id, ...fault }) => {
        const { on, effect, times, ...details } = fault
        const known = Object.entries(details).map(([name, value]) => `${name} ${value}`)
        return html`<li class="row"><span><b>${on}: ${effect}</b> ${known.join(', ')} × ${times}</span>
${button(`faults/${id}/remove`, 'Remove')}</li>`
      })}</ol>${button('faults/clear', 'Remove all')}`

const field = (name: string, text: string, placeholder = '') =>
  html`<label>${text}<input name="${name}" placeholder="${placeholder}"></label>`
const choice = (name: string, text: string, values: string[]) =>
  html`<label>${text}<select name="${name}">${values.map((value) => html`<option>${value}</option>`)}</select></label>`

const faultForm = (on: string, title: string, effects: string[], ...fields: Html[]) =>
  html`<form method="post" action="control/faults" class="fault"><h3>${title}</h3>${hidden('on', on)}
${choice('effect', 'Effect', effects)}${fields}${field('times', 'Times', '1')}<button>Add</button></form>`

const faultForms = html`<div class="forms">
${faultForm(
  'payment',
  'Next payment',
  ['fail', 'authorise-late', 'authorise-only', 'twice', 'wrong-amount', 'wrong-currency', 'wrong-order'],
  field('seconds', 'Delay in seconds', 'until triggered'),
  field('amount', 'Wrong amount in paise', 'one paisa less'),
)}
${faultForm(
  'webhook',
  'Next webhook',
  ['delay', 'duplicate', 'reorder', 'drop', 'mis-sign'],
  field('event', 'Event', '*'),
  field('seconds', 'Delay in seconds', '5'),
)}
${faultForm(
  'call',
  'Next API call',
  ['time-out', 'cut', 'fail', 'rate-limit'],
  choice('when', 'When', ['before', 'after']),
  field('call', 'API call', '*'),
  field('status', 'HTTP status', '502'),
)}
${faultForm('refund', 'Next refund', ['stay-pending', 'process-later', 'fail-later'], field('seconds', 'Delay in seconds', '5'))}
</div>`
