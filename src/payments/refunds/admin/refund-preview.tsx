import { type Answered, useAnswer } from '#backoffice/ui/admin/use-answer.ts'
import { callApi } from '#browser/call-api.ts'
import { Button } from '#ui/elements/button.tsx'
import { classNames } from '#ui/elements/class-names.ts'
import { formatRupees } from '#values/money/money.ts'
import type { RefundWish, refundEndpoints, WeighedRefund } from '../contract.ts'
import * as words from '../words/office/en.ts'

/** What a wish would do, worked out by the same rule that does it; nothing while it cannot be read. */
export function usePreview(id: number, left: number, wish: RefundWish | undefined) {
  const answer = useAnswer(JSON.stringify([id, left, wish]), async (signal) =>
    wish
      ? await callApi<typeof refundEndpoints>()('POST /orders/{id}/refunds/preview', {
          params: { id },
          body: wish,
          signal,
        })
      : undefined,
  )
  // The last answer stays while the next one is on its way: what is to be sent is never what was weighed before.
  return { ...answer, data: wish && !answer.loading ? answer.data : undefined }
}

type Props = {
  /** Offered where a refund would cancel: that is another form. */
  onCancelInstead?: (() => void) | undefined
  preview: Omit<Answered<WeighedRefund | undefined>, 'data'> & { data: WeighedRefund | undefined }
}

/** In words, beside the button that does it. */
export function RefundPreview({ preview: { data, failed, loading }, onCancelInstead }: Props) {
  return (
    <section
      aria-live="polite"
      aria-busy={loading}
      className={classNames('grid gap-1 rounded-field bg-tint-leaf px-4 py-3', loading && 'opacity-60')}
    >
      <h3 className="text-base!">{words.preview}</h3>
      {failed && !data ? (
        <p className="text-danger">{failed.message}</p>
      ) : data && onCancelInstead ? (
        <CancelInstead onClick={onCancelInstead} />
      ) : data ? (
        <WhatHappens weighed={data} />
      ) : (
        <p>{loading ? words.weighing : words.nothingChosen}</p>
      )}
    </section>
  )
}

const CancelInstead = ({ onClick }: { onClick: () => void }) => (
  <>
    <p className="font-semibold">{words.wouldCancel}</p>
    <Button variant="secondary" className="justify-self-start" onClick={onClick}>
      {words.switchToCancel}
    </Button>
  </>
)

const WhatHappens = ({
  weighed: { amount, left, delivery, cancels, restocked },
}: {
  weighed: WeighedRefund
}) => (
  <ul className="grid gap-1">
    {cancels && <li className="font-semibold">{words.isCancelled}</li>}
    <li>{amount === 0 ? words.nothingToRefund : words.customerGets({ amount: inFull(amount) })}</li>
    {delivery > 0 && <li>{words.deliveryIncluded({ amount: inFull(delivery) })}</li>}
    {!cancels && <li>{words.staysAsItIs({ left: inFull(left) })}</li>}
    {cancels && left > 0 && <li>{words.shopKeeps({ left: inFull(left) })}</li>}
    <li>{words.unitsBack({ count: restocked })}</li>
    {amount > 0 && <li>{words.cannotBeUndone}</li>}
  </ul>
)

const inFull = (rupees: number) => formatRupees(rupees, { decimals: 'always' })
