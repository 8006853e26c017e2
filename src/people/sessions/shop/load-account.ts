import type { LoaderFunctionArgs } from 'react-router'
import { ApiError } from '#browser/call-api.ts'
import { apiOf } from '#browser/page.ts'
import type { accountEndpoints, Profile } from '#people/accounts/contract.ts'
import type { Address, addressEndpoints } from '#people/addresses/contract.ts'

/** `notice`: why nothing can be ordered to the saved address, if that is so. */
export type Account = { user: Profile; address: Address | null; notice?: string | undefined }

/** The signed-in user and their default address. @returns null if the account no longer exists */
export async function loadAccount(args: LoaderFunctionArgs): Promise<Account | null> {
  try {
    const user = await apiOf<typeof accountEndpoints>(args)('GET /profile', {})
    const { address, notice } = await apiOf<typeof addressEndpoints>(args)('GET /address/{userId}', {
      params: { userId: user.id },
    })
    return { user, address, notice }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
