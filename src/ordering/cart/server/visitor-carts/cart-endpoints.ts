import type { Settings } from '#settings/settings.ts'
import { cartEndpoints } from '../../contract.ts'

type Table = typeof cartEndpoints
type VisitorEndpoints = { [Key in keyof Table]: Omit<Table[Key], 'access'> & { access: 'anyone' } }

/** More than any finger does in a minute. */
const changesPerMinute = 120

/**
 * The cart's calls as this shop answers them: to customers, or where visitors have carts to whoever asks. Its handlers
 * are written for the second and so fit both.
 */
export const cartEndpointsFor = ({ visitorCarts }: Settings) =>
  // The compiler forgets the keys of a table that is made entry by entry.
  (visitorCarts
    ? Object.fromEntries(
        Object.entries(cartEndpoints).map(([key, endpoint]) => [
          key,
          { ...endpoint, ...openToVisitors(key) },
        ]),
      )
    : cartEndpoints) as unknown as VisitorEndpoints

const openToVisitors = (key: string) => ({
  access: 'anyone',
  identifies: true,
  ...(!key.startsWith('GET') && { limit: { most: changesPerMinute, perSeconds: 60, per: 'person' } }),
})
