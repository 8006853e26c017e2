import { useCallback, useEffect, useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { ApiError } from '#browser/call-api.ts'
import type { HeadArgs } from '#browser/page.ts'
import { useLoaderData } from '#browser/router/hooks.ts'
import { ButtonLink } from '#ui/elements/button.tsx'
import { defer, LoadOrRetry } from '#ui/feedback/load-or-retry.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import type { LinkedOrder } from '../contract.ts'
import * as words from '../words/en.ts'
import { fetchLinkedOrder } from './guest-calls.ts'
import { GuestOrder } from './guest-order.tsx'

export const loader = async ({ params: { key = '' } }: LoaderFunctionArgs) => ({ linkKey: key })

export const head = ({ storeName }: HeadArgs<unknown>) => ({
  title: `${words.order} | ${storeName}`,
  hidden: true,
})

/** The order of a guest, by the link in its mails. Loaded by the browser: the page itself reveals nothing. */
export default function GuestOrderPage() {
  const { linkKey } = useLoaderData<typeof loader>()
  return (
    <main id="main" tabIndex={-1} className="page-column min-h-[70vh] pt-6 pb-16 outline-none lg:pt-10">
      <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-8">
        <LoadedOrder key={linkKey} linkKey={linkKey} />
      </div>
    </main>
  )
}

function LoadedOrder({ linkKey }: { linkKey: string }) {
  const [linked, setLinked] = useState<Promise<LinkedOrder | null>>()
  const load = useCallback(() => {
    const loading = defer(nullIfUnknown(fetchLinkedOrder(linkKey)))
    setLinked(loading)
    return loading
  }, [linkKey])
  useEffect(() => void load(), [load])
  if (!linked) return loading
  return (
    <LoadOrRetry value={linked} fallback={loading} failed={words.notLoaded} onRetry={() => void load()}>
      {(found) =>
        found ? <GuestOrder linked={found} linkKey={linkKey} onChanged={load} /> : <UnknownLink />
      }
    </LoadOrRetry>
  )
}

/** Turns a 404 into null; any other failure still rejects. */
const nullIfUnknown = (request: Promise<LinkedOrder>) =>
  request.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })

const loading = <SkeletonLines words={words.loading} count={6} />

const UnknownLink = () => (
  <div>
    <h1>{words.unknown}</h1>
    <p className="mt-5 mb-6 text-lg">{words.unknownHint}</p>
    <ButtonLink to="/help">{words.contact}</ButtonLink>
  </div>
)
