import { useEffect, useState } from 'react'
import { callApi } from '#browser/call-api.ts'
import { showFailure } from '#people/sessions/shop/show-failure.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { alertEndpoints, StockAlert } from '../contract.ts'
import { alertDays } from '../rules/retention.ts'
import * as words from '../words/en.ts'
import { AlertList } from './alert-list.tsx'

const api = callApi<typeof alertEndpoints>()

/** A customer's alerts, below the favourites; only how to get one if there are none. */
export function OwnAlerts() {
  const [alerts, setAlerts] = useState<StockAlert[]>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let isLeft = false
    api('GET /stock-alerts', {}).then(
      (found) => isLeft || setAlerts(found),
      () => isLeft || setFailed(true),
    )
    return () => {
      isLeft = true
    }
  }, [])
  const cancel = async ({ id }: StockAlert) => {
    try {
      const { message } = await api('DELETE /stock-alerts/{id}', { params: { id } })
      setAlerts((now) => now?.filter((alert) => alert.id !== id))
      toast.success(message)
    } catch (error) {
      showFailure(error, words.notCancelled)
    }
  }
  return (
    <section aria-labelledby="alerts" className="mt-12 max-w-2xl">
      <h2 id="alerts" className="mb-4 text-xl">
        {words.alerts}
      </h2>
      {failed && <p role="alert">{words.notLoaded}</p>}
      {alerts?.length === 0 && (
        <p className="text-ink-soft">
          {words.noAlerts} {words.howToAdd}
        </p>
      )}
      {alerts && alerts.length > 0 && (
        <>
          <AlertList alerts={alerts} onCancel={cancel} />
          <p className="mt-3 text-sm text-ink-soft">{words.expires({ days: alertDays })}</p>
        </>
      )}
    </section>
  )
}
