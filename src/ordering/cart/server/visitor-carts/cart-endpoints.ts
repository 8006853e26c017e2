import type { Settings } from '#settings/settings.ts'
import { cartEndpoints } from '../../contract.ts'

type Table = typeof cartEndpoints
type VisitorEndpoints = { [Key in keyof Table]: Omit<Table[Key], 'right'> & { right: 'anyone' } }

/** More than a person can tap in a minute. */
const changesPerMinute = 120

/**
 * The cart's endpoints of this shop: for customers, or also for visitors if they may have carts. The handlers accept
 * visitors, so they fit both.
 */
export const cartEndpointsFor = ({ visitorCarts }: Settings) =>
  // TypeScript loses the keys of an object that is built entry by entry.
  (visitorCarts
    ? Object.fromEntries(
        Object.entries(cartEndpoints).map(([key, endpoint]) => [
          key,
          { ...endpoint, ...openToVisitors(key) },
        ]),
      )
    : cartEndpoints) as unknown as VisitorEndpoints

const openToVisitors = (key: string) => ({
  right: 'anyone',
  optionalAuth: true,
  ...(!key.startsWith('GET') && { limit: { most: changesPerMinute, perSeconds: 60, per: 'person' } }),
})
