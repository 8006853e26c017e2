import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Loaded, later } from '../../../ui/loaded.tsx'
import type { HeadArgs } from '../../../ui/page.ts'
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx'
import { AccountFrame } from './account-frame.tsx'
import { loadAccount } from './load-account.ts'
import { ProfileSummary } from './profile-summary.tsx'

export const loader = async (args: LoaderFunctionArgs) => ({ account: later(loadAccount(args)) })

export const head = ({ storeName }: HeadArgs<unknown>) => ({
  title: `Dashboard | ${storeName}`,
  hidden: true,
})

/** A customer's dashboard (specification §2.16). */
export default function ProfilePage() {
  const { account } = useLoaderData<typeof loader>()
  return (
    <AccountFrame title="Dashboard">
      <Loaded value={account} loading={<Loading />} failed="Error fetching user data">
        {(found) =>
          found ? <ProfileSummary account={found} /> : <EmptyState sentence="No user data found." />
        }
      </Loaded>
    </AccountFrame>
  )
}

const Loading = () => (
  <Skeleton words="Loading user data..." className="grid gap-5 md:grid-cols-2">
    <SkeletonBlock className="h-64 rounded-card" />
    <SkeletonBlock className="h-64 rounded-card" />
  </Skeleton>
)
