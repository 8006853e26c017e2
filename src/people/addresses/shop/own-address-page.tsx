import '#ui/all-shop.css'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { apiOf } from '#browser/page.ts'
import type { accountEndpoints } from '#people/accounts/contract.ts'
import { nameInPath } from '#people/sessions/shop/name-in-path.ts'

/** Redirects to a customer's own address page (decision P4). */
export async function loader(args: LoaderFunctionArgs) {
  const { name } = await apiOf<typeof accountEndpoints>(args)('GET /protected/verify', {})
  return redirect(`/${nameInPath(name)}/address`)
}

/** Never rendered, because the loader always redirects. */
export default function OwnAddressPage() {
  return null
}
