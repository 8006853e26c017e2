import '#ui/all-shop.css'
import { useCallback, useEffect, useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { ApiError, callApi } from '#browser/call-api.ts'
import type { HeadArgs } from '#browser/page.ts'
import { useLoaderData } from '#browser/router/hooks.ts'
import { showFailure } from '#people/sessions/shop/show-failure.ts'
import { Button, ButtonLink } from '#ui/elements/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.ts'
import type { alertEndpoints, LinkedAlerts } from '../contract.ts'
import { alertDays } from '../rules/retention.ts'
import * as words from '../words/en.ts'
import { AlertList } from './alert-list.tsx'

const api = callApi<typeof alertEndpoints>()

export const loader = async ({ params: { key = '' } }: LoaderFunctionArgs) => ({ key })

export const head = ({ storeName }: HeadArgs<unknown>) => ({
  title: `${words.alerts} | ${storeName}`,
  hidden: true,
})

/**
 * The page of an emailed link. Opening it confirms and cancels nothing, because mail programs open links by themselves.
 */
export default function AlertsPage() {
  const { key } = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  return (
    <main id="main" tabIndex={-1} className="page-column min-h-[70vh] pt-6 pb-16 outline-none lg:pt-10">
      <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-6">
        <LinkedAlertsView key={key} linkKey={key} />
      </div>
    </main>
  )
}

function LinkedAlertsView({ linkKey: key }: { linkKey: string }) {
  const [linked, setLinked] = useState<LinkedAlerts | 'expired' | 'failed'>()
  const load = useCallback(() => {
    setLinked(undefined)
    api('GET /stock-alerts/by-link/{key}', { params: { key } }).then(setLinked, (error: unknown) =>
      setLinked(error instanceof ApiError && error.status === 404 ? 'expired' : 'failed'),
    )
  }, [key])
  useEffect(load, [load])
  if (linked === undefined) return <SkeletonLines words={words.loading} count={4} />
  if (linked === 'failed') return <ErrorState sentence={words.notLoaded} onRetry={load} />
  if (linked === 'expired')
    return (
      <>
        <h1>{words.alerts}</h1>
        <p className="text-lg">{words.linkEnded}</p>
        <Shop />
      </>
    )
  const cancel = async (alert_id?: number) => {
    try {
      setLinked(
        await api('POST /stock-alerts/by-link/{key}/cancel', { params: { key }, query: { alert_id } }),
      )
      toast.success(words.cancelled)
    } catch (error) {
      showFailure(error, words.notCancelled)
    }
  }
  const { confirmed, alerts } = linked
  return (
    <>
      {confirmed || alerts.length === 0 ? (
        <h1>{words.alerts}</h1>
      ) : (
        <ToConfirm linkKey={key} onConfirmed={setLinked} />
      )}
      {alerts.length === 0 ? (
        <>
          <p className="text-lg">{words.noAlerts}</p>
          <Shop />
        </>
      ) : (
        <>
          <AlertList alerts={alerts} onCancel={({ id }) => cancel(id)} />
          <p className="text-sm text-ink-soft">{words.expires({ days: alertDays })}</p>
          {alerts.length > 1 && (
            <Button variant="secondary" onClick={() => void cancel()} className="sm:justify-self-start">
              {words.cancelAll}
            </Button>
          )}
        </>
      )}
    </>
  )
}

const Shop = () => (
  <p>
    <ButtonLink to="/categories">{words.shopAround}</ButtonLink>
  </p>
)

type ToConfirmProps = { linkKey: string; onConfirmed: (linked: LinkedAlerts) => void }

/** Asks with a button whether it was the recipient who asked for the alerts. */
function ToConfirm({ linkKey: key, onConfirmed }: ToConfirmProps) {
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    try {
      onConfirmed(await api('POST /stock-alerts/by-link/{key}/confirmation', { params: { key } }))
      toast.success(words.confirmed)
    } catch (error) {
      showFailure(error, words.notConfirmed)
      setBusy(false)
    }
  }
  return (
    <div className="grid gap-4">
      <h1>{words.toConfirm}</h1>
      <p className="text-lg">{words.whyConfirm}</p>
      <Button busy={busy} onClick={() => void confirm()} className="w-full sm:w-auto sm:justify-self-start">
        {words.confirm}
      </Button>
    </div>
  )
}
