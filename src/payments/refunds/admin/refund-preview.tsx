import { type ApiQuery, useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { callApi } from '#browser/call-api.ts'
import { Button } from '#ui/elements/button.tsx'
import { classNames } from '#ui/elements/class-names.ts'
import { formatRupees } from '#values/money/money.ts'
import type { RefundQuote, RefundQuoteInput, refundEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'

/**
 * The quote for the current input, calculated by the server; its `data` is undefined while it loads and while the input
 * is invalid.
 * @param left the refundable sum in rupees; a new quote is loaded when it changes
 */
export function useRefundQuote(orderId: number, left: number, quoteInput: RefundQuoteInput | undefined) {
  const answer = useApiQuery(JSON.stringify([orderId, left, quoteInput]), async (signal) =>
    quoteInput
      ? await callApi<typeof refundEndpoints>()('POST /orders/{id}/refunds/preview', {
          params: { id: orderId },
          body: quoteInput,
          signal,
        })
      : undefined,
  )
  // Hide the last answer while the next one loads: a refund is never submitted with an outdated quote.
  return { ...answer, data: quoteInput && !answer.loading ? answer.data : undefined }
}

type Props = {
  /** Offered if this refund would cancel the order, which has its own form. */
  onSwitchToCancel?: (() => void) | undefined
  preview: Omit<ApiQuery<RefundQuote | undefined>, 'data'> & { data: RefundQuote | undefined }
}

/**
 * What the refund would do, in words, below the fields; or the loading state, the error, or, with `onSwitchToCancel`,
 * the suggestion to cancel the order instead.
 */
export function RefundPreview({ preview: { data, failed, loading }, onSwitchToCancel }: Props) {
  return (
    <section
      aria-live="polite"
      aria-busy={loading}
      className={classNames('grid gap-1 rounded-field bg-tint-leaf px-4 py-3', loading && 'opacity-60')}
    >
      <h3 className="text-base!">{words.preview}</h3>
      {failed && !data ? (
        <p className="text-danger">{failed.message}</p>
      ) : data && onSwitchToCancel ? (
        <SuggestCancel onClick={onSwitchToCancel} />
      ) : data ? (
        <QuoteDetails quote={data} />
      ) : (
        <p>{loading ? words.weighing : words.nothingChosen}</p>
      )}
    </section>
  )
}

const SuggestCancel = ({ onClick }: { onClick: () => void }) => (
  <>
    <p className="font-semibold">{words.wouldCancel}</p>
    <Button variant="secondary" className="justify-self-start" onClick={onClick}>
      {words.switchToCancel}
    </Button>
  </>
)

const QuoteDetails = ({ quote: { amount, left, delivery, cancels, restocked } }: { quote: RefundQuote }) => (
  <ul className="grid gap-1">
    {cancels && <li className="font-semibold">{words.isCancelled}</li>}
    <li>{amount === 0 ? words.nothingToRefund : words.customerGets({ amount: formatExact(amount) })}</li>
    {delivery > 0 && <li>{words.deliveryIncluded({ amount: formatExact(delivery) })}</li>}
    {!cancels && <li>{words.staysAsItIs({ left: formatExact(left) })}</li>}
    {cancels && left > 0 && <li>{words.shopKeeps({ left: formatExact(left) })}</li>}
    <li>{words.unitsBack({ count: restocked })}</li>
    {amount > 0 && <li>{words.cannotBeUndone}</li>}
  </ul>
)

const formatExact = (rupees: number) => formatRupees(rupees, { decimals: 'always' })
