import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ApologyPage } from '../../../ui/apology.tsx'
import { Button } from '../../../ui/button.tsx'
import { useTryAgain } from '../../../ui/use-try-again.ts'
import NotFoundPage from './not-found-page.tsx'

/** What stands in a page's place when it cannot be shown: the 404 page, or a sentence and another try. */
export function PageFailure() {
  const error = useRouteError()
  const { busy, tryAgain } = useTryAgain()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return (
    <ApologyPage title="Something went wrong" sentence={wordsFor(error)}>
      <Button busy={busy} onClick={tryAgain}>
        Try again
      </Button>
    </ApologyPage>
  )
}

function wordsFor(error: unknown) {
  const told = isRouteErrorResponse(error) ? error.data?.message : undefined
  return typeof told === 'string' && told !== ''
    ? told
    : 'This page could not be loaded. Please try again in a moment.'
}
