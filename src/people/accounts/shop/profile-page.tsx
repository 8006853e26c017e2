import '#ui/all-shop.css'
import type { LoaderFunctionArgs } from 'react-router'
import type { HeadArgs } from '#browser/page.ts'
import { useLoaderData } from '#browser/router/hooks.ts'
import { AccountFrame } from '#people/sessions/shop/account-frame.tsx'
import { loadAccount } from '#people/sessions/shop/load-account.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { defer, LoadOrRetry } from '#ui/feedback/load-or-retry.tsx'
import { Skeleton, SkeletonBlock } from '#ui/feedback/skeleton.tsx'
import * as words from '../words/en.ts'
import { ProfileSummary } from './profile-summary.tsx'

export const loader = async (args: LoaderFunctionArgs) => ({ account: defer(loadAccount(args)) })

export const head = ({ storeName }: HeadArgs<unknown>) => ({
  title: `${words.dashboard} | ${storeName}`,
  hidden: true,
})

/** A customer's dashboard (specification §2.16). */
export default function ProfilePage() {
  const { account } = useLoaderData<typeof loader>()
  return (
    <AccountFrame title={words.dashboard}>
      <LoadOrRetry value={account} fallback={<Loading />} failed={words.userNotLoaded}>
        {(found) => (found ? <ProfileSummary account={found} /> : <EmptyState sentence={words.noUser} />)}
      </LoadOrRetry>
    </AccountFrame>
  )
}

const Loading = () => (
  <Skeleton words={words.loadingUser} className="grid gap-5 md:grid-cols-2">
    <SkeletonBlock className="h-64 rounded-card" />
    <SkeletonBlock className="h-64 rounded-card" />
  </Skeleton>
)
