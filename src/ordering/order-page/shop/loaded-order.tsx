import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { ApiError } from '#browser/call-api.ts'
import { isSignedOut } from '#browser/error-message.ts'
import { useNavigate } from '#browser/router/hooks.ts'
import { defer, LoadOrRetry } from '#ui/feedback/load-or-retry.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import { loginPath } from '#values/people/login-paths.ts'
import type { OrderPage } from '../contract.ts'
import * as words from '../words/en.ts'
import { fetchOrderPage, type OrderAccess } from './order-access.ts'
import { OrderView } from './order-view.tsx'

type Props = {
  access: OrderAccess
  /** Shown if there is no such order for this reader. */
  missing: ReactNode
  /** In place of the order, if it should be shown elsewhere. */
  instead?: (page: OrderPage) => ReactNode
}

/** An order, loaded by the browser: the page itself reveals nothing. */
export function LoadedOrder({ access, missing, instead }: Props) {
  const [page, setPage] = useState<Promise<OrderPage | null>>()
  const { by } = access
  const key = access.by === 'link' ? access.key : access.id
  const navigate = useNavigate()
  const load = useCallback(() => {
    const request = fetchOrderPage(by === 'link' ? { by, key } : { by, id: key })
    const loading = defer(nullIfUnknown(request))
    setPage(loading)
    // The session has ended, so trying again would not help.
    request.catch((error: unknown) => {
      if (by === 'account' && isSignedOut(error)) void navigate(loginPath(`/orders/${key}`))
    })
    return loading
  }, [by, key, navigate])
  useEffect(() => void load(), [load])
  if (!page) return loading
  return (
    <LoadOrRetry value={page} fallback={loading} failed={words.notLoaded} onRetry={() => void load()}>
      {(found) =>
        found ? instead?.(found) || <OrderView page={found} access={access} onChanged={load} /> : missing
      }
    </LoadOrRetry>
  )
}

/** Turns a 404 into null; any other failure still rejects. An address without a number is refused as a bad request. */
const nullIfUnknown = (request: Promise<OrderPage>) =>
  request.catch((error: unknown) => {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
    throw error
  })

const loading = <SkeletonLines words={words.loading} count={6} />
