import type { LoaderFunctionArgs } from 'react-router'
import { apiOf } from '#browser/page.ts'
import type { addressEndpoints } from '#people/addresses/contract.ts'

/** A customer's own addresses, the default one first. */
export const listAddresses = (args: Pick<LoaderFunctionArgs, 'context'>) =>
  apiOf<typeof addressEndpoints>(args)('GET /addresses', {})
