import type { Role } from '#values/people/role.ts'

/** The home page of a role, also opened after logging in. */
export const homeOf = (role: Role) => (role === 'admin' ? '/admin' : '/')

/** The log-in page with the page to return to (specification §2.2). */
export const loginPath = (from: string) => `/login?from=${encodeURIComponent(from)}`

export const secondFactorUrl = '/admin/second-factor'

/** The second-factor page with the page to return to. */
export const secondFactorPath = (from: string) => `${secondFactorUrl}?from=${encodeURIComponent(from)}`
