import type { Role } from './role.ts'

/** The path of the home page of a role, also opened after logging in. */
export const homeOf = (role: Role) => (role === 'admin' ? '/admin' : '/')

/** The path of the log-in page with the page to return to (specification §2.2). */
export const loginPath = (from: string) => `/login?from=${encodeURIComponent(from)}`

export const secondFactorUrl = '/admin/second-factor'

/** The path of the second-factor page with the page to return to. */
export const secondFactorPath = (from: string) => `${secondFactorUrl}?from=${encodeURIComponent(from)}`
