import { callApi } from '#browser/call-api.ts'
import type { accountEndpoints, Profile } from '../contract.ts'
import * as words from '../words/en.ts'

export type AccountValues = { name: string; currentPassword: string; newPassword: string; confirm: string }

/** The message for an invalid form, before the server is asked (specification §5); undefined if it may be sent. */
export function findAccountProblem(values: AccountValues, user: Profile) {
  if (values.newPassword !== values.confirm) return words.pinsDiffer
  const changed = values.name.trim() !== user.name || values.currentPassword || values.newPassword
  return changed ? undefined : words.noChanges
}

/** Saves the changed fields; unchanged ones are sent as null (specification §7). */
export const saveAccount = (values: AccountValues, user: Profile) =>
  callApi<typeof accountEndpoints>()('PUT /account/update', {
    body: {
      name: values.name.trim() === user.name ? null : values.name,
      currentPassword: values.currentPassword || null,
      newPassword: values.newPassword || null,
    },
  })

export const emptyPins = { currentPassword: '', newPassword: '', confirm: '' }
export const pinFieldNames = ['currentPassword', 'newPassword', 'confirm'] as const
