import { type ReactNode, useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { usePolling } from '#backoffice/ui/admin/calls/use-polling.ts'
import { mainOfBar, SaveBar } from '#backoffice/ui/admin/editing/save-bar.tsx'
import { callApi } from '#browser/call-api.ts'
import { newFormKey } from '#browser/new-idempotency-key.ts'
import { Button, buttonStyles } from '#ui/elements/button.tsx'
import { classNames } from '#ui/elements/class-names.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import { formatRupees } from '#values/money/money.ts'
import type { TestOrders, testOrderEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { TestOrderProgress } from './test-order-progress.tsx'
import { isUnderWay } from './test-order-steps.ts'

type Props = {
  mode: keyof typeof words.modes
  /** The button that goes on, once the order is paid. */
  goOn: ReactNode
  /** The buttons of the screen, beginning with this one. */
  buttons: (first: ReactNode) => ReactNode
}

const callTestOrders = () => callApi<typeof testOrderEndpoints>()
const inRupees = (amount: number) => formatRupees(amount, { decimals: 'always' })

/** Places a test order, leads to its payment, and shows how the shop confirms and undoes it. */
export function TestOrderQuestion({ mode, goOn, buttons }: Props) {
  const query = useApiQuery('test-order', (signal) => callTestOrders()('GET /test-order', { signal }))
  const { data, failed, loading, reload, change } = query
  const [formKey, setFormKey] = useState(newFormKey)
  const { run, busy } = useAction(
    async () => {
      const placed = await callTestOrders()('POST /test-order', { body: { form_key: formKey } })
      setFormKey(newFormKey)
      change(() => placed)
    },
    { failed: words.notPlaced },
  )
  const order = data?.order
  usePolling(query, { isPending: order ? isUnderWay(order, Date.now()) : false, everyMs: 2_000 })
  if (!data) {
    if (!failed) return <SkeletonLines words={words.loading} count={4} />
    return <ErrorState sentence={words.notLoaded} onRetry={reload} busy={loading} />
  }
  const place = (
    <Button className={mainOfBar} busy={busy} disabled={!data.offer} onClick={() => void run()}>
      {words.place}
    </Button>
  )
  return (
    <>
      {order && <TestOrderProgress order={order} />}
      {failed && <p role="status">{words.notRefreshed}</p>}
      {(!order || order.state === 'ended') && <Offer {...data} mode={mode} />}
      {order?.payment && <p className="text-ink-soft">{words.payHint}</p>}
      <SaveBar>
        {buttons(
          !order || order.state === 'ended' ? (
            place
          ) : order.payment ? (
            <Pay {...order.payment} total={order.total} />
          ) : (
            goOn
          ),
        )}
      </SaveBar>
    </>
  )
}

/** What the order would contain and what it means to pay for it, or why it can't be placed. */
function Offer({ offer, refusal, mode }: Pick<TestOrders, 'offer' | 'refusal'> & Pick<Props, 'mode'>) {
  if (!offer) return <p>{refusal}</p>
  return (
    <div className="grid gap-2">
      <p>{words.offer({ item: words.item(offer), total: inRupees(offer.total) })}</p>
      <p>{words.modes[mode]}</p>
    </div>
  )
}

const Pay = ({ url, total }: { url: string; total: number }) => (
  <a href={url} target="_blank" rel="noreferrer" className={classNames(buttonStyles('primary'), mainOfBar)}>
    {words.pay({ total: inRupees(total) })}
  </a>
)
