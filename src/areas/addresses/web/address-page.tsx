import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Loaded, later } from '../../../ui/loaded.tsx'
import type { HeadArgs } from '../../../ui/page.ts'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { AccountFrame } from '../../accounts/web/account-frame.tsx'
import { loadAccount } from '../../accounts/web/load-account.ts'
import { AddressForm } from './address-form.tsx'

export const loader = async (args: LoaderFunctionArgs) => ({ account: later(loadAccount(args)) })

export const head = ({ storeName }: HeadArgs<unknown>) => ({ title: `Address | ${storeName}`, hidden: true })

/** A customer's one address: added, or edited where there is one (specification §2.18). */
export default function AddressPage() {
  const { account } = useLoaderData<typeof loader>()
  return (
    <AccountFrame title="Address">
      <Loaded
        value={account}
        loading={<SkeletonLines words="Loading address..." count={6} />}
        failed="Something went wrong."
      >
        {(found) => <AddressForm account={found} />}
      </Loaded>
    </AccountFrame>
  )
}
