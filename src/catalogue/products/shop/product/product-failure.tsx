import { useRouteError } from '#browser/router/error-boundary.tsx'
import { useRevalidator } from '#browser/router/hooks.ts'
import { Button, ButtonLink } from '#ui/elements/button.tsx'
import { ErrorPageContent } from '#ui/feedback/error-page.tsx'
import * as uiWords from '#ui/words/en.ts'
import * as words from '../../words/en.ts'

/** Returns the error of a failed load as `failure` instead of throwing it, so that the page stays and can retry. */
export const orFailure = <Found,>(answer: Promise<Found>): Promise<Found | { failure: unknown }> =>
  answer.catch((failure: unknown) => ({ failure }))

/** Shown instead of a product that does not exist or could not be loaded (specification §2.12). */
export function ProductFailure({ error }: { error: unknown }) {
  const { state, revalidate } = useRevalidator()
  if (isNotFound(error))
    return (
      <ErrorPageContent title={words.productNotFound} sentence={words.othersAreWaiting}>
        <ButtonLink to="/categories">{words.browseCategories}</ButtonLink>
      </ErrorPageContent>
    )
  return (
    <ErrorPageContent title={words.productNotLoaded} sentence={words.tryInAMoment}>
      <Button busy={state === 'loading'} onClick={() => revalidate()}>
        {uiWords.tryAgain}
      </Button>
    </ErrorPageContent>
  )
}

/** The same as a whole page, for a failed loader on the server. */
export const ProductFailurePage = () => (
  <main id="main" tabIndex={-1}>
    <ProductFailure error={useRouteError()} />
  </main>
)

const isNotFound = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404
