import LogOutIcon from 'lucide-react/icons/log-out'
import { useNavigate } from 'react-router'
import { callApi } from '../../../ui/call-api.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import type { accountEndpoints } from '../../accounts/contract.ts'
import { setVisitor } from '../../cart/web/visitor.ts'
import { useMayLeave } from './unsaved-changes.tsx'
import { useAction } from './use-action.ts'
import { leaveLoggedOut } from './use-expired-login.ts'

/** Ends the login and goes to the log-in page (specification §2.23). */
export function LogOut() {
  const navigate = useNavigate()
  const mayLeave = useMayLeave()
  const { run, busy } = useAction(
    async () => {
      if (!(await mayLeave())) return
      await callApi<typeof accountEndpoints>()('POST /auth/logout', {})
      await leaveLoggedOut(() => navigate('/login'))
      setVisitor({ user: null, cart: null })
    },
    { failed: 'You are still logged in. Please try again.' },
  )
  return (
    <button
      type="button"
      disabled={busy}
      onClick={() => void run()}
      className="flex min-h-11 w-full items-center gap-3 rounded-field px-3 text-left font-medium hover:bg-cream-deep disabled:cursor-progress"
    >
      {busy ? <Spinner /> : <LogOutIcon className="size-5" strokeWidth={1.75} />}
      Log out
    </button>
  )
}
