import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Loaded, later } from '../../../ui/loaded.tsx'
import { apiOf, type HeadArgs } from '../../../ui/page.ts'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import type { accountEndpoints } from '../contract.ts'
import { AccountForm } from './account-form.tsx'
import { AccountFrame } from './account-frame.tsx'

export const loader = async (args: LoaderFunctionArgs) => ({
  user: later(apiOf<typeof accountEndpoints>(args)('GET /profile', {})),
})

export const head = ({ storeName }: HeadArgs<unknown>) => ({
  title: `Account Details | ${storeName}`,
  hidden: true,
})

/** Account settings (specification §2.19). */
export default function AccountPage() {
  const { user } = useLoaderData<typeof loader>()
  return (
    <AccountFrame title="Account Details">
      <Loaded
        value={user}
        loading={<SkeletonLines words="Loading user data..." count={4} />}
        failed="Error fetching user data"
      >
        {(found) => <AccountForm user={found} />}
      </Loaded>
    </AccountFrame>
  )
}
