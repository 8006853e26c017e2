import { callApi } from '#browser/call-api.ts'
import { useNavigate } from '#browser/router/hooks.ts'
import type { accountEndpoints } from '#people/accounts/contract.ts'
import { deleteDrafts } from '#people/sessions/shop/drafts/draft-store.ts'
import { nobody, setVisitor } from '#people/sessions/shop/visitor.ts'
import { LogOutIcon } from '#ui/elements/lazy-icons.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import * as words from '../words/office/en.ts'
import { useAction } from './calls/use-action.ts'
import { withoutLoginRedirect } from './calls/use-login-redirect.ts'
import { useConfirmLeave } from './unsaved-changes.tsx'

/**
 * The button that logs out and opens the log-in page (specification §2.23). Asks first if there are unsaved changes.
 */
export function AdminLogOutButton() {
  const navigate = useNavigate()
  const mayLeave = useConfirmLeave()
  const { run, busy } = useAction(
    async () => {
      if (!(await mayLeave())) return
      await callApi<typeof accountEndpoints>()('POST /auth/logout', {})
      deleteDrafts()
      await withoutLoginRedirect(() => navigate('/login'))
      setVisitor(nobody)
    },
    { failed: words.stillLoggedIn },
  )
  return (
    <button
      type="button"
      disabled={busy}
      onClick={() => void run()}
      className="flex min-h-11 w-full items-center gap-3 rounded-field px-3 text-left font-medium hover:bg-cream-deep disabled:cursor-progress"
    >
      {busy ? <Spinner /> : <LogOutIcon className="size-5" strokeWidth={1.75} />}
      {words.logOut}
    </button>
  )
}
