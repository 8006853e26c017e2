import { useRevalidator, useRouteError } from 'react-router'
import { Apology } from '../../../ui/apology.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'

/** A failure as a value: the browser's page stands, and asks again when it is told to. */
export const orFailure = <Found,>(answer: Promise<Found>): Promise<Found | { failure: unknown }> =>
  answer.catch((failure: unknown) => ({ failure }))

/** What stands in a product's place when there is none, or when it could not be asked for (specification §2.12). */
export function ProductFailure({ error }: { error: unknown }) {
  const { state, revalidate } = useRevalidator()
  if (isNotFound(error))
    return (
      <Apology title="Product not found." sentence="We may not make it any more. Others are waiting for you.">
        <ButtonLink to="/categories">Browse Categories</ButtonLink>
      </Apology>
    )
  return (
    <Apology title="Failed to load product details." sentence="Please try again in a moment.">
      <Button busy={state === 'loading'} onClick={() => revalidate()}>
        Try again
      </Button>
    </Apology>
  )
}

/** The same as a whole page, where the server's loader failed. */
export const ProductFailurePage = () => (
  <main id="main" tabIndex={-1}>
    <ProductFailure error={useRouteError()} />
  </main>
)

const isNotFound = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404
