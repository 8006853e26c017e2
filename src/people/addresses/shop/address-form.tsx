import { useNavigate, useSearchParams } from '#browser/router/hooks.ts'
import type { DeliveryEstimate } from '#ordering/delivery/contract.ts'
import type { Account } from '#people/sessions/shop/load-account.ts'
import { nameInPath } from '#people/sessions/shop/name-in-path.ts'
import { pageAfterLogin } from '#people/sessions/shop/page-after-login.ts'
import type { AddressWithNotices } from '../contract.ts'
import { AddressEditor } from './address-editor.tsx'
import { returnPath } from './save-address.ts'

/** `delivery` is what the shop delivers to the saved address. */
type Props = { account: Account | null; delivery?: Promise<DeliveryEstimate | null> }

/**
 * The form of the address page. After saving it returns to the page it was opened from (`?from=`), otherwise to the
 * dashboard.
 */
export function AddressForm({ account, delivery }: Props) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const goBack = async (saved: AddressWithNotices) => {
    const redirect = `/profile/${nameInPath(account?.user.name ?? 'me')}`
    await navigate(pageAfterLogin(returnPath(query.get('from'), saved), { role: 'customer', redirect }))
  }
  return <AddressEditor account={account} delivery={delivery} onSaved={goBack} />
}
