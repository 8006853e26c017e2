import type { LoaderFunctionArgs } from 'react-router'
import { apiOf } from '#browser/page.ts'
import type { textEndpoints } from '../../texts-contract.ts'

/** Loads the content of About or a policy. */
export const loadText = (args: Pick<LoaderFunctionArgs, 'context'>, page: TextPage) =>
  apiOf<typeof textEndpoints>(args)('GET /texts/pages/{page}', { params: { page } })

export type PolicyName = 'shipping-policy' | 'refund-policy' | 'privacy-policy' | 'terms-and-conditions'
type TextPage = 'about' | PolicyName
