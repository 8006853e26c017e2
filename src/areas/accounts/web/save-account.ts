import { callApi } from '../../../ui/call-api.ts'
import type { accountEndpoints, Profile } from '../contract.ts'

export type AccountValues = { name: string; currentPassword: string; newPassword: string; confirm: string }

/** What a form says no to before the server is asked (specification §5), or nothing. */
export function refuseAccount(typed: AccountValues, user: Profile) {
  if (typed.newPassword !== typed.confirm) return 'New password and confirm password do not match!'
  const changed = typed.name.trim() !== user.name || typed.currentPassword || typed.newPassword
  return changed ? undefined : 'No changes detected!'
}

/** Saves what was changed; what was not is sent as null (specification §7). */
export const saveAccount = (typed: AccountValues, user: Profile) =>
  callApi<typeof accountEndpoints>()('PUT /account/update', {
    body: {
      name: typed.name.trim() === user.name ? null : typed.name,
      currentPassword: typed.currentPassword || null,
      newPassword: typed.newPassword || null,
    },
  })
