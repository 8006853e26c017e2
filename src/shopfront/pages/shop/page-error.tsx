import { useEffect, useState } from 'react'
import { ChunkLoadError } from '#browser/chunk-load-error.ts'
import { reloadOnce } from '#browser/reload-after-upgrade.ts'
import { isRouteErrorResponse, useRouteError } from '#browser/router/error-boundary.tsx'
import { useLocation, useNavigate, useNavigation } from '#browser/router/hooks.ts'
import * as browserWords from '#browser/words/en.ts'
import { Button } from '#ui/elements/button.tsx'
import { ErrorPage } from '#ui/feedback/error-page.tsx'
import { LoadingPage } from '#ui/feedback/loading-page.tsx'
import * as uiWords from '#ui/words/en.ts'
import * as words from '../words/en.ts'
import NotFoundPage from './not-found-page.tsx'

/** Error page: the 404 page, or a message with a retry button. */
export function PageError() {
  const error = useRouteError()
  const { busy, tryAgain } = useRetry()
  if (useReloadOnce(error)) return <LoadingPage />
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return (
    <ErrorPage title={words.wentWrong} sentence={errorMessageFor(error)}>
      <Button busy={busy} onClick={tryAgain}>
        {uiWords.tryAgain}
      </Button>
    </ErrorPage>
  )
}

/**
 * Reloads the page once if a script could not be loaded, because after a release the old files are gone.
 * @returns true until reloading is known not to help; false for other errors
 */
function useReloadOnce(error: unknown) {
  const [finalError, setFinalError] = useState<unknown>()
  useEffect(() => {
    if (error instanceof ChunkLoadError)
      void reloadOnce().then((isReloading) => isReloading || setFinalError(error))
  }, [error])
  return error instanceof ChunkLoadError && finalError !== error
}

function errorMessageFor(error: unknown) {
  if (error instanceof ChunkLoadError) return browserWords.noConnection
  const message = isRouteErrorResponse(error) ? error.data?.message : undefined
  return typeof message === 'string' && message !== '' ? message : words.pageNotLoaded
}

/**
 * Retries a failed page by navigating to the same URL: only that clears a render error; reloading the data would keep
 * it.
 */
function useRetry() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { state } = useNavigation()
  return {
    busy: state === 'loading',
    tryAgain: () => void navigate(pathname + search, { replace: true, preventScrollReset: true }),
  }
}
