import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { CopyButton } from '#operations/whatsapp/admin/copy-button.tsx'
import type { Connections } from '../contract.ts'
import * as words from '../words/office/en.ts'

type Props = Pick<Connections, 'webhook'> & {
  /** When the keys were entered; null if they are set on the server. */
  changedAt: string | null
}

/** A receipt from before the keys were changed says nothing about the new ones. */
function describeReceipt(receivedAt: string | null, changedAt: string | null) {
  if (!receivedAt) return words.noReceipt
  const at = formatTimestamp(receivedAt)
  return changedAt !== null && receivedAt < changedAt ? words.receiptBefore({ at }) : words.receiptAt({ at })
}

/** What the merchant copies to Razorpay’s dashboard, and whether a webhook has arrived. */
export const WebhookSetup = ({ webhook: { url, events, received_at }, changedAt }: Props) => (
  <div className="grid gap-3 border-t border-line pt-3">
    <h3>{words.webhookTitle}</h3>
    <p className="text-ink-soft">{words.webhookLead}</p>
    <Copied label={words.webhookUrl} text={url} />
    <Copied label={words.webhookEvents} text={events.join(', ')} />
    <p role="status" className="font-medium">
      {describeReceipt(received_at, changedAt)}
    </p>
  </div>
)

/** What the merchant copies to a courier. */
export const CourierWebhookSetup = ({ url }: { url: string }) => (
  <div className="grid gap-3 border-t border-line pt-3">
    <h3>{words.webhookTitle}</h3>
    <p className="text-ink-soft">{words.courierWebhookLead}</p>
    <Copied label={words.webhookUrl} text={url} />
    <p className="text-ink-soft">{words.courierWebhookHeader}</p>
  </div>
)

const Copied = ({ label, text }: { label: string; text: string }) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <span className="font-semibold">{label}</span>
    <code className="min-w-0 wrap-anywhere select-all">{text}</code>
    <CopyButton text={text} what={label} />
  </div>
)
