import type { LoaderFunctionArgs } from 'react-router'
import type { HeadArgs } from '#browser/page.ts'
import { useLoaderData } from '#browser/router/hooks.ts'
import { findDelivery } from '#ordering/delivery/shop/find-delivery.ts'
import { AccountFrame } from '#people/sessions/shop/account-frame.tsx'
import { loadAccount } from '#people/sessions/shop/load-account.ts'
import { Loaded, later } from '#ui/feedback/loaded.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import * as words from '../words/en.ts'
import { AddressForm } from './address-form.tsx'
import { AddressList } from './address-list.tsx'
import { listAddresses } from './list-addresses.ts'

export const loader = async (args: LoaderFunctionArgs) => ({ found: later(loadAddresses(args)) })

/**
 * Which address the form is about: that of `?id=`, a new one by `?id=new`, else the default one; none where the list is shown.
 * The form does not wait for whether anything is delivered there.
 */
async function loadAddresses(args: LoaderFunctionArgs) {
  const [account, addresses] = await Promise.all([loadAccount(args), listAddresses(args)])
  const asked = new URL(args.request.url).searchParams.get('id')
  const named = addresses.find(({ id }) => String(id) === asked)
  const isGone = asked !== null && asked !== 'new' && !named
  const isListed = (addresses.length > 1 && asked === null) || (addresses.length > 0 && isGone)
  const address = isListed || asked === 'new' ? null : (named ?? addresses[0] ?? null)
  return {
    account: account && { ...account, address, notice: address?.notice },
    addresses,
    delivery: findDelivery(args, address?.postal_code),
    asked,
    isListed,
  }
}

export const head = ({ storeName }: HeadArgs<unknown>) => ({
  title: `${words.title} | ${storeName}`,
  hidden: true,
})

/** A customer's address: added, or edited where there is one (specification §2.18); of several the list first. */
export default function AddressPage() {
  const { found } = useLoaderData<typeof loader>()
  return (
    <AccountFrame title={words.title}>
      <Loaded
        value={found}
        loading={<SkeletonLines words={words.loading} count={6} />}
        failed={words.wentWrong}
      >
        {({ account, addresses, delivery, asked, isListed }) =>
          isListed ? (
            <AddressList addresses={addresses} />
          ) : (
            <>
              <AddressForm key={account?.address?.id ?? 'new'} account={account} delivery={delivery} />
              {addresses.length === 1 && asked === null && <AddressList addresses={addresses} isShownAbove />}
            </>
          )
        }
      </Loaded>
    </AccountFrame>
  )
}
