import { type ReactNode, useState } from 'react'
import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { useRights } from '#backoffice/ui/admin/rights.tsx'
import { orderUrl } from '#backoffice/ui/admin/section-url.ts'
import { callApi } from '#browser/call-api.ts'
import { newFormKey } from '#browser/new-idempotency-key.ts'
import { useNavigate } from '#browser/router/hooks.ts'
import { ItemPicker } from '#ordering/phone-orders/admin/item-picker.tsx'
import { DraftForm } from '#people/sessions/shop/drafts/draft-form.tsx'
import { useDraftState } from '#people/sessions/shop/drafts/use-draft-state.ts'
import { Button } from '#ui/elements/button.tsx'
import { Card } from '#ui/elements/card.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { useFormSubmit } from '#ui/forms/use-form-submit.ts'
import { formatRupees } from '#values/money/money.ts'
import type { ChangeOverview, ChangeQuote, orderChangeEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { ChangePayment } from './change-payment.tsx'
import { ChangeSummary } from './change-summary.tsx'
import { blankChange, type ChangeValues, changesOf, paymentOf } from './change-values.ts'
import { LinesToChange } from './lines-to-change.tsx'

/** The screen on which somebody of the shop changes a paid order: takes items out, adds others, or both. */
export default function ChangeOrder({ id }: { id: number }) {
  const { data, failed, loading, reload } = useApiQuery(`change-of-order-${id}`, (signal) =>
    callApi<typeof orderChangeEndpoints>()('GET /orders/{id}/change', { params: { id }, signal }),
  )
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <TextLink to={orderUrl(id)}>{words.backToOrder({ id })}</TextLink>
        <h2>{words.changeOrderNumber({ id })}</h2>
      </div>
      {failed && <ErrorState sentence={words.notLoaded} onRetry={reload} busy={loading} />}
      {!data && !failed && <SkeletonLines words={words.loading} count={6} />}
      {data && !failed && <ChangeForm id={id} overview={data} onOutdated={reload} />}
    </div>
  )
}

type FormProps = { id: number; overview: ChangeOverview; onOutdated: () => void }

function ChangeForm({ id, overview, onOutdated }: FormProps) {
  const { may } = useRights()
  const navigate = useNavigate()
  const [way = 'link'] = overview.ways
  const [blank] = useState<ChangeValues>({ ...blankChange, how: way })
  const [values, setValues] = useState(blank)
  const [formKey, setFormKey] = useState(newFormKey)
  const draft = useDraftState({
    name: `change-of-order-${id}`,
    value: values,
    blank,
    restore: setValues,
    formKey: [formKey, setFormKey],
  })
  // A changed form gets a new idempotency key, because the first request may have been saved although its answer was
  // lost.
  const change = (changed: Partial<ChangeValues>) => {
    setValues((was) => ({ ...was, ...changed }))
    setFormKey(newFormKey)
  }
  const { quote, refused, reload } = useQuote(id, values)
  const noTake = overview.no_take ?? (may('refunds:write') ? null : words.noRefunds)

  const { run, busy } = useAction(
    async ({ taken, added, left }: ChangeQuote) => {
      const { message, added_order } = await callApi<typeof orderChangeEndpoints>()(
        'POST /orders/{id}/change',
        {
          params: { id },
          body: {
            ...changesOf(values),
            form_key: formKey,
            payment: paymentOf(values),
            shown: { taken, added, left },
          },
        },
      )
      draft.clear()
      toast.success(message)
      await navigate(orderUrl(isLinkToSend(quote, values) && added_order ? added_order : id))
    },
    {
      failed: words.notChanged,
      onFailed: () => {
        // A price, the stock or the order may have changed.
        reload()
        onOutdated()
        return false
      },
    },
  )
  const submit = useFormSubmit(async () => {
    if (!quote || refused) return toast.error(refused ?? words.checkFields)
    await run(quote)
  })
  if (overview.no_take && overview.no_add) return <EmptyState sentence={overview.no_take} />
  return (
    <DraftForm
      draft={draft}
      noValidate
      onSubmit={submit}
      aria-label={words.changeOrder}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <Part title={words.inOrder}>
        {noTake && <p className="text-ink-soft">{noTake}</p>}
        <LinesToChange lines={overview.lines} values={values} isFixed={noTake !== null} onChange={change} />
      </Part>
      <Part title={words.adding}>
        {overview.no_add ? (
          <p className="text-ink-soft">{overview.no_add}</p>
        ) : (
          <ItemPicker items={values.add} onChange={(add) => change({ add })} />
        )}
      </Part>
      {values.add.length > 0 && quote?.to_pay !== 0 && (
        <Part title={words.payment}>
          <ChangePayment ways={overview.ways} values={values} onChange={change} />
        </Part>
      )}
      <Part title={words.summary}>
        <ChangeSummary quote={quote} refused={refused} how={values.how} />
        <Button type="submit" wide className="px-3!" busy={busy}>
          {quote && !refused ? submitLabel(quote, values.how) : words.changeOrder}
        </Button>
      </Part>
    </DraftForm>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card className="grid grid-cols-[minmax(0,1fr)] gap-4 px-5 py-5">
    <h3 className="text-base!">{title}</h3>
    {children}
  </Card>
)

/** The payment link is on the page of the added items' order. */
const isLinkToSend = (quote: ChangeQuote | undefined, { how }: ChangeValues) =>
  how === 'link' && quote !== undefined && quote.to_pay > 0

/** The button names its effect. */
function submitLabel({ to_pay, refunded, waits }: ChangeQuote, how: ChangeValues['how']) {
  const money = (amount: number) => ({ amount: formatRupees(amount, { decimals: 'always' }) })
  if (to_pay > 0) return words.submit[how](money(to_pay))
  return refunded > 0 && !waits ? words.submit.refund(money(refunded)) : words.submit.change
}

/** What the change costs or returns now; it is asked again whenever something that it depends on has changed. */
function useQuote(id: number, values: ChangeValues) {
  const body = { ...changesOf(values), how: values.how }
  const isComplete = body.take.length + body.add.length > 0
  const { data, failed, reload } = useApiQuery(
    isComplete ? `${id} ${JSON.stringify(body)}` : '',
    async (signal) =>
      isComplete
        ? callApi<typeof orderChangeEndpoints>()('POST /orders/{id}/change/quote', {
            params: { id },
            body,
            signal,
          })
        : undefined,
  )
  return isComplete
    ? { quote: data, refused: failed?.message, reload }
    : { quote: undefined, refused: undefined, reload }
}
