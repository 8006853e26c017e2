import '#ui/all-shop.css'
import type { LoaderFunctionArgs } from 'react-router'
import { apiOf, type HeadArgs } from '#browser/page.ts'
import { useLoaderData } from '#browser/router/hooks.ts'
import OrderUpdates from '#operations/push/shop/order-updates.tsx'
import { AccountUpdates } from '#operations/whatsapp/shop/account-updates.tsx'
import { findWhatsappUpdates } from '#operations/whatsapp/shop/whatsapp-calls.ts'
import { AccountFrame } from '#people/sessions/shop/account-frame.tsx'
import InstallHint from '#shopfront/install/shop/install-hint.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { defer, LoadOrRetry } from '#ui/feedback/load-or-retry.tsx'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import type { accountEndpoints } from '../contract.ts'
import * as words from '../words/en.ts'
import { AccountForm } from './account-form.tsx'
import YourDevices from './your-devices.tsx'

export const loader = async (args: LoaderFunctionArgs) => ({
  user: defer(apiOf<typeof accountEndpoints>(args)('GET /profile', {})),
  whatsapp: defer(findWhatsappUpdates(args)),
})

export const head = ({ storeName }: HeadArgs<unknown>) => ({
  title: `${words.accountDetails} | ${storeName}`,
  hidden: true,
})

/** Account settings (specification §2.19). */
export default function AccountPage() {
  const { user, whatsapp } = useLoaderData<typeof loader>()
  return (
    <AccountFrame title={words.accountDetails}>
      <LoadOrRetry
        value={user}
        fallback={<SkeletonLines words={words.loadingUser} count={4} />}
        failed={words.userNotLoaded}
      >
        {(found) => <AccountForm user={found} />}
      </LoadOrRetry>
      <LoadOrRetry value={whatsapp} fallback={null} failed={words.userNotLoaded}>
        {(updates) => <AccountUpdates updates={updates} />}
      </LoadOrRetry>
      <YourDevices />
      <div className="mt-6 grid gap-6">
        <OrderUpdates isSetting />
        <InstallHint />
      </div>
      <TextLink to="/my-data" className="mt-6">
        {words.myData}
      </TextLink>
    </AccountFrame>
  )
}
