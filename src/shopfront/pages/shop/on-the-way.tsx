import { useNavigation } from '#browser/router/hooks.ts'
import { usePlace } from '#browser/router/router.tsx'
import { useVerifyingRole } from '#browser/verifying-role.ts'
import { loading } from '#ui/words/en.ts'
import * as words from '../words/en.ts'

/**
 * A line along the top while the next page is on its way, for a press is to be answered; a quick one never shows it.
 * The page that is there stays, with what is typed in it, until the next one can be shown.
 */
export function OnTheWay() {
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

/** The guard's word on a page that is there already; an address that is opened directly has it in the page's place. */
function VerifyingRole() {
  const isVerifying = useVerifyingRole()
  const { initialized } = usePlace()
  return isVerifying && initialized ? (
    <p
      role="status"
      className="fixed top-3 left-1/2 z-50 -translate-x-1/2 animate-late-fade-in rounded-full border border-line bg-paper px-5 py-2 text-ink-soft shadow-lift"
    >
      {loading}
    </p>
  ) : null
}
