export type Role = 'customer' | 'admin'

/** Where a role is at home, and where it lands after logging in. */
export const homeOf = (role: Role) => (role === 'admin' ? '/admin' : '/')

/** The log-in page, told where the person wanted to go (specification §2.2). */
export const loginPath = (from: string) => `/login?from=${encodeURIComponent(from)}`

/** The page that asks for a second factor. */
export const secondFactorUrl = '/admin/second-factor'

/** The second-factor page, with where the administrator wanted to go. */
export const secondFactorPath = (from: string) => `${secondFactorUrl}?from=${encodeURIComponent(from)}`
