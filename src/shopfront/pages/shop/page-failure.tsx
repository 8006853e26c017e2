import { useEffect, useState } from 'react'
import { CodeLost, loadAnewOnce } from '#browser/code-lost.ts'
import { isRouteErrorResponse, useRouteError } from '#browser/router/failure.tsx'
import { useTryAgain } from '#browser/use-try-again.ts'
import * as browserWords from '#browser/words/en.ts'
import { Button } from '#ui/elements/button.tsx'
import { ApologyPage } from '#ui/feedback/apology.tsx'
import { LoadingPage } from '#ui/feedback/page-loading.tsx'
import * as uiWords from '#ui/words/en.ts'
import * as words from '../words/en.ts'
import NotFoundPage from './not-found-page.tsx'

/** What stands in a page's place when it cannot be shown: the 404 page, or a sentence and another try. */
export function PageFailure() {
  const error = useRouteError()
  const { busy, tryAgain } = useTryAgain()
  if (useLoadsAnew(error)) return <LoadingPage />
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return (
    <ApologyPage title={words.wentWrong} sentence={wordsFor(error)}>
      <Button busy={busy} onClick={tryAgain}>
        {uiWords.tryAgain}
      </Button>
    </ApologyPage>
  )
}

/**
 * After a new release the old script files are gone. Answers true until it is certain that reloading the page does not
 * help.
 */
function useLoadsAnew(error: unknown) {
  const [stays, setStays] = useState<unknown>()
  useEffect(() => {
    if (error instanceof CodeLost) void loadAnewOnce().then((goes) => goes || setStays(error))
  }, [error])
  return error instanceof CodeLost && stays !== error
}

function wordsFor(error: unknown) {
  if (error instanceof CodeLost) return browserWords.noConnection
  const told = isRouteErrorResponse(error) ? error.data?.message : undefined
  return typeof told === 'string' && told !== '' ? told : words.pageNotLoaded
}
