import '#ui/all-shop.css'
import type { LoaderFunctionArgs } from 'react-router'
import type { HeadArgs } from '#browser/page.ts'
import { useLoaderData } from '#browser/router/hooks.ts'
import { findDeliveryEstimate } from '#ordering/delivery/shop/find-delivery-estimate.ts'
import { AccountFrame } from '#people/sessions/shop/account-frame.tsx'
import { listAddresses } from '#people/sessions/shop/list-addresses.ts'
import { loadUser } from '#people/sessions/shop/load-account.ts'
import { defer, LoadOrRetry } from '#ui/feedback/load-or-retry.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import * as words from '../words/en.ts'
import { AddressForm } from './address-form.tsx'
import { AddressList } from './address-list.tsx'

export const loader = async (args: LoaderFunctionArgs) => ({ found: defer(loadAddresses(args)) })

/**
 * Loads the account and its addresses, and selects the address of the form: that of `?id=`, none for `?id=new`,
 * otherwise the default one. `isListed`: the list is shown instead of the form. The form does not wait for the delivery
 * information.
 */
async function loadAddresses(args: LoaderFunctionArgs) {
  const [user, addresses] = await Promise.all([loadUser(args), listAddresses(args)])
  const asked = new URL(args.request.url).searchParams.get('id')
  const requested = addresses.find(({ id }) => String(id) === asked)
  const isMissing = asked !== null && asked !== 'new' && !requested
  const isListed = (addresses.length > 1 && asked === null) || (addresses.length > 0 && isMissing)
  const address = isListed || asked === 'new' ? null : (requested ?? addresses[0] ?? null)
  return {
    account: user && { user, address, notice: address?.notice },
    addresses,
    delivery: findDeliveryEstimate(args, address?.postal_code),
    asked,
    isListed,
  }
}

export const head = ({ storeName }: HeadArgs<unknown>) => ({
  title: `${words.title} | ${storeName}`,
  hidden: true,
})

/** Adds or edits a customer's address (specification §2.18); if there are several, shows the list first. */
export default function AddressPage() {
  const { found } = useLoaderData<typeof loader>()
  return (
    <AccountFrame title={words.title}>
      <LoadOrRetry
        value={found}
        fallback={<SkeletonLines words={words.loading} count={6} />}
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
      </LoadOrRetry>
    </AccountFrame>
  )
}
