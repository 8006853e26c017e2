import type { LoaderFunctionArgs } from 'react-router'
import { ApiError } from '../../../ui/call-api.ts'
import { apiOf } from '../../../ui/page.ts'
import type { Address, addressEndpoints } from '../../addresses/contract.ts'
import type { accountEndpoints, Profile } from '../contract.ts'

export type Account = { user: Profile; address: Address | null }

/** Who is signed in and their saved address. @returns null when there is no such account any more */
export async function loadAccount(args: LoaderFunctionArgs): Promise<Account | null> {
  try {
    const user = await apiOf<typeof accountEndpoints>(args)('GET /profile', {})
    const { address } = await apiOf<typeof addressEndpoints>(args)('GET /address/{userId}', {
      params: { userId: user.id },
    })
    return { user, address }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
