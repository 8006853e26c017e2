import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react'
import { ApiError, callApi } from '#browser/call-api.ts'
import { showFailure } from '#people/sessions/shop/show-failure.ts'
import { hasRole, useVisitor } from '#people/sessions/shop/visitor.ts'
import { Button } from '#ui/elements/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Field } from '#ui/forms/field.tsx'
import type { alertEndpoints, StockAlert } from '../contract.ts'
import * as words from '../words/en.ts'

const OrderUpdates = lazy(() => import('#operations/push/shop/order-updates.tsx'))

const api = callApi<typeof alertEndpoints>()

/**
 * For a size that is out of stock: a customer asks with one tap for an email when it is back, a visitor with an email
 * address. Administrators don't buy.
 */
export function BackInStockAlert({ packId }: { packId: number }) {
  const { user } = useVisitor()
  if (hasRole(user, 'admin')) return null
  return (
    <div className="mt-4 rounded-card border border-line bg-paper p-4">
      {hasRole(user, 'customer') ? (
        <CustomerAlert key={packId} packId={packId} />
      ) : (
        <VisitorAlert key={packId} packId={packId} isUnknown={user === 'unknown'} />
      )}
    </div>
  )
}

/** One tap sets the alert, and another one cancels it. */
function CustomerAlert({ packId }: { packId: number }) {
  const [alert, setAlert] = useState<StockAlert | null>()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    let isLeft = false
    const show = (found: StockAlert | null) => isLeft || setAlert(found)
    api('GET /stock-alerts', {}).then(
      (own) => show(own.find(({ pack_id }) => pack_id === packId) ?? null),
      () => show(null),
    )
    return () => {
      isLeft = true
    }
  }, [packId])
  const run = async (work: () => Promise<StockAlert | null>, failed: string) => {
    setBusy(true)
    try {
      setAlert(await work())
    } catch (error) {
      showFailure(error, failed)
    }
    setBusy(false)
  }
  const request = async () => (await api('POST /stock-alerts', { body: { pack_id: packId } })).alert
  const cancel = async ({ id }: StockAlert) => {
    toast.success((await api('DELETE /stock-alerts/{id}', { params: { id } })).message)
    return null
  }
  return (
    <>
      <p role="status" className="mb-3">
        {!alert ? words.whatHappens : alert.confirmed ? words.weWillEmail : words.waitsForConfirmation}
      </p>
      {alert ? (
        <Button
          variant="secondary"
          wide
          busy={busy}
          onClick={() => void run(() => cancel(alert), words.notCancelled)}
        >
          {words.cancel}
        </Button>
      ) : (
        <Button
          wide
          busy={busy}
          disabled={alert === undefined}
          onClick={() => void run(request, words.notRequested)}
        >
          {words.tellMe}
        </Button>
      )}
      {alert && (
        <Suspense>
          <OrderUpdates offer={{ title: words.notifyTitle, text: words.notifyText }} />
        </Suspense>
      )}
    </>
  )
}

type VisitorProps = { packId: number; isUnknown: boolean }

/** Asks for the email address when the visitor wants the alert. */
function VisitorAlert({ packId, isUnknown }: VisitorProps) {
  const [isOpen, setOpen] = useState(false)
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<string>()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      setAnswer((await api('POST /stock-alerts/ask', { body: { pack_id: packId, email } })).message)
    } catch (error) {
      const wrong = error instanceof ApiError ? error.fields.email : undefined
      if (wrong) setProblem(wrong)
      else showFailure(error, words.notRequested)
    }
    setBusy(false)
  }
  return (
    <>
      <p role="status" className={answer ? '' : 'mb-3'}>
        {answer ?? words.whatHappens}
      </p>
      {!answer && !isOpen && (
        <Button wide disabled={isUnknown} onClick={() => setOpen(true)}>
          {words.tellMe}
        </Button>
      )}
      {!answer && isOpen && (
        <form method="post" noValidate onSubmit={send} className="grid gap-4">
          <Field
            label={words.email}
            type="email"
            autoComplete="email"
            maxLength={254}
            autoFocus
            value={email}
            {...(problem && { error: problem })}
            onChange={({ currentTarget }) => {
              setEmail(currentTarget.value)
              setProblem(undefined)
            }}
          />
          <Button type="submit" busy={busy}>
            {words.send}
          </Button>
        </form>
      )}
    </>
  )
}
