import LogOut from 'lucide-react/icons/log-out'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { callApi } from '../../../ui/call-api.ts'
import { sentenceOf } from '../../../ui/failure.ts'
import { toast } from '../../../ui/toast.ts'
import { setVisitor } from '../../cart/web/visitor.ts'
import type { accountEndpoints } from '../contract.ts'

/** Ends the login and goes home (specification §4). */
export function LogOutButton({ className }: { className?: string }) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const logOut = async () => {
    setBusy(true)
    try {
      await callApi<typeof accountEndpoints>()('POST /auth/logout', {})
      await navigate('/')
      setVisitor({ user: null, cart: null })
    } catch (error) {
      toast.error(sentenceOf(error, 'You are still logged in. Please try again.'))
      setBusy(false)
    }
  }
  return (
    <Button variant="quiet" busy={busy} onClick={logOut} className={className}>
      {!busy && <LogOut className="size-5" strokeWidth={1.75} />}
      Log out
    </Button>
  )
}
