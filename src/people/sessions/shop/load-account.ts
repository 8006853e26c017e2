import type { LoaderFunctionArgs } from 'react-router'
import { ApiError } from '#browser/call-api.ts'
import { apiOf } from '#browser/page.ts'
import type { accountEndpoints, Profile } from '#people/accounts/contract.ts'
import type { Address } from '#people/addresses/contract.ts'
import { listAddresses } from './list-addresses.ts'

/** `notice`: why nothing can be ordered to the saved address, if that is so. */
export type Account = { user: Profile; address: Address | null; notice?: string | undefined }

/** The signed-in user. @returns null if the account no longer exists */
export const loadUser = (args: LoaderFunctionArgs): Promise<Profile | null> =>
  apiOf<typeof accountEndpoints>(args)('GET /profile', {}).catch((error) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })

/** The signed-in user and their default address. @returns null if the account no longer exists */
export async function loadAccount(args: LoaderFunctionArgs): Promise<Account | null> {
  const [user, [address = null]] = await Promise.all([loadUser(args), listAddresses(args)])
  return user && { user, address, notice: address?.notice }
}
