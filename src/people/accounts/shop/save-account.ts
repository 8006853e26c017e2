import { callApi } from '#browser/call-api.ts'
import type { accountEndpoints, Profile } from '../contract.ts'
import * as words from '../words/en.ts'

export type AccountValues = { name: string; currentPassword: string; newPassword: string; confirm: string }

/** Why a form is refused before the server is asked (specification §5); nothing when it may be sent. */
export function refuseAccount(typed: AccountValues, user: Profile) {
  if (typed.newPassword !== typed.confirm) return words.pinsDiffer
  const changed = typed.name.trim() !== user.name || typed.currentPassword || typed.newPassword
  return changed ? undefined : words.noChanges
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

export const noPins = { currentPassword: '', newPassword: '', confirm: '' }
export const pinNames = ['currentPassword', 'newPassword', 'confirm'] as const
