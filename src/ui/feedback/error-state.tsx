import { useFocusMainOnUnmount } from '#browser/focus-main.ts'
import { Button } from '../elements/button.tsx'
import { CloudOffIcon } from '../elements/icons.tsx'
import * as words from '../words/en.ts'

/** A failed request: a message, and a retry button if that can help. */
export function ErrorState({
  sentence,
  onRetry,
  busy,
}: {
  sentence: string
  onRetry?: () => void
  busy?: boolean
}) {
  useFocusMainOnUnmount()
  return (
    <div role="alert" className="flex flex-col items-center gap-4 px-4 py-12 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-tint-danger text-danger">
        <CloudOffIcon className="size-9" strokeWidth={1.5} />
      </span>
      <p className="text-lg font-semibold">{sentence}</p>
      {onRetry && (
        <Button variant="secondary" busy={busy} onClick={onRetry}>
          {words.tryAgain}
        </Button>
      )}
    </div>
  )
}
