import { useState } from 'react'
import { callApi } from '#browser/call-api.ts'
import { errorMessageOf } from '#browser/error-message.ts'
import { purgeDeviceData } from '#browser/purge-device-data.ts'
import { useNavigate } from '#browser/router/hooks.ts'
import type { accountEndpoints } from '#people/accounts/contract.ts'
import { Button } from '#ui/elements/button.tsx'
import { LogOutIcon } from '#ui/elements/lazy-icons.tsx'
import { toast } from '#ui/feedback/toast.ts'
import * as words from '../words/en.ts'
import { deleteDrafts } from './drafts/draft-store.ts'
import { nobody, setVisitor } from './visitor.ts'

/** Logs out and opens the home page (specification §4). */
export function LogOutButton({ className }: { className?: string }) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const logOut = async () => {
    setBusy(true)
    try {
      await callApi<typeof accountEndpoints>()('POST /auth/logout', {})
      deleteDrafts()
      await purgeDeviceData()
      await navigate('/')
      setVisitor(nobody)
    } catch (error) {
      toast.error(errorMessageOf(error, words.stillLoggedIn), { seconds: 3 })
      setBusy(false)
    }
  }
  return (
    <Button variant="quiet" busy={busy} onClick={logOut} className={className}>
      {!busy && <LogOutIcon className="size-5" strokeWidth={1.75} />}
      {words.logOut}
    </Button>
  )
}
