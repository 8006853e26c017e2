import { useNavigation } from '#browser/router/hooks.ts'
import { useRouteState } from '#browser/router/router.tsx'
import { useVerifyingRole } from '#browser/verifying-role.ts'
import { loading } from '#ui/words/en.ts'
import * as words from '../words/en.ts'

/**
 * Progress bar at the top while the next page loads; fast loads never show it. The current page stays, with its
 * input, until the next one can be shown.
 */
export function NavigationProgress() {
  const isMoving = useNavigation().state !== 'idle'
  return (
    <>
      {isMoving && (
        <div
          role="progressbar"
          aria-label={words.onTheWay}
          className="fixed inset-x-0 top-0 z-50 h-1 origin-left animate-on-the-way bg-turmeric"
        />
      )}
      <VerifyingRole />
    </>
  )
}

/** A message that the role is being verified during a navigation; on a first load it replaces the page. */
function VerifyingRole() {
  const isVerifying = useVerifyingRole()
  const { initialized } = useRouteState()
  return isVerifying && initialized ? (
    <p
      role="status"
      className="fixed top-3 left-1/2 z-50 -translate-x-1/2 animate-late-fade-in rounded-full border border-line bg-paper px-5 py-2 text-ink-soft shadow-lift"
    >
      {loading}
    </p>
  ) : null
}
