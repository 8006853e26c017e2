import type { LoaderFunctionArgs } from 'react-router'
import type { HeadArgs } from '../../../browser/page.ts'
import { useLoaderData } from '../../../browser/router/hooks.ts'
import { Loaded, later } from '../../../ui/feedback/loaded.tsx'
import { SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { AccountFrame } from '../../session/shop/account-frame.tsx'
import { loadAccount } from '../../session/shop/load-account.ts'
import * as words from '../words/en.ts'
import { AddressForm } from './address-form.tsx'

export const loader = async (args: LoaderFunctionArgs) => ({ account: later(loadAccount(args)) })

export const head = ({ storeName }: HeadArgs<unknown>) => ({
  title: `${words.title} | ${storeName}`,
  hidden: true,
})

/** A customer's one address: added, or edited where there is one (specification §2.18). */
export default function AddressPage() {
  const { account } = useLoaderData<typeof loader>()
  return (
    <AccountFrame title={words.title}>
      <Loaded
        value={account}
        loading={<SkeletonLines words={words.loading} count={6} />}
        failed={words.wentWrong}
      >
        {(found) => <AddressForm account={found} />}
      </Loaded>
    </AccountFrame>
  )
}
