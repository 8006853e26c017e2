import * as words from '../words/en.ts'
import { Spinner } from './spinner.tsx'

/** Shown while the role is verified and the page's data is loading (specification §2.2). */
export function LoadingPage() {
  return (
    <main id="main" className="grid min-h-[60vh] place-content-center">
      <p role="status" className="flex items-center gap-3 text-ink-soft">
        <Spinner /> {words.loading}
      </p>
    </main>
  )
}
