import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { formatTimestamp } from '#backoffice/ui/admin/formatting/format-dates.ts'
import { callApi } from '#browser/call-api.ts'
import type { OrderPanelProps } from '#ordering/orders/admin/order-page/panel-props.ts'
import { isAwaitingPayment } from '#ordering/orders/rules/order-state.ts'
import { Button, buttonStyles } from '#ui/elements/button.tsx'
import { useCopy } from '#ui/elements/use-copy.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { formatRupees } from '#values/money/money.ts'
import type { PaymentLink, phoneOrderEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'

/** The payment link of an unpaid order that the shop has placed: to copy, to send and to scan. */
export function PaymentLinkPanel({ order, revision }: OrderPanelProps) {
  const isOpen = isAwaitingPayment(order)
  const { data, failed, loading, reload } = useApiQuery(
    `payment-link-${order.id}-${revision}-${isOpen}`,
    async (signal) =>
      isOpen
        ? callApi<typeof phoneOrderEndpoints>()('GET /orders/{id}/payment-link', {
            params: { id: order.id },
            signal,
          })
        : { link: null },
  )
  if (failed && isOpen) return <ErrorState sentence={words.linkNotLoaded} onRetry={reload} busy={loading} />
  return data?.link && <Link link={data.link} />
}

function Link({ link }: { link: PaymentLink }) {
  const { isCopied, copy } = useCopy(link.url, words.linkNotCopied)
  const total = formatRupees(link.total, { decimals: 'always' })
  return (
    <section aria-labelledby="payment-link" className="grid max-w-2xl gap-3">
      <h2 id="payment-link" className="text-base!">
        {words.linkTitle}
      </h2>
      <p>{words.linkUntil({ total, moment: formatTimestamp(link.expires_at) })}</p>
      <p className="rounded-field border border-line px-4 py-3 text-sm wrap-anywhere select-all">
        {link.url}
      </p>
      <div className="flex flex-wrap gap-3">
        <a href={link.whatsapp} target="_blank" rel="noreferrer" className={buttonStyles('primary')}>
          {words.sendOnWhatsapp}
        </a>
        <Button variant="secondary" onClick={() => void copy()}>
          {isCopied ? words.linkCopied : words.copyLink}
        </Button>
      </div>
      <svg
        role="img"
        aria-label={words.qrCode}
        viewBox={`0 0 ${link.qr.size} ${link.qr.size}`}
        shapeRendering="crispEdges"
        className="size-56 forced-color-adjust-none rounded-field bg-white"
      >
        <path d={link.qr.path} fill="black" />
      </svg>
      <p className="text-sm text-ink-soft">{words.scanHint}</p>
    </section>
  )
}
