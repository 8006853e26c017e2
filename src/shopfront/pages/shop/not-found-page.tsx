import { ApiError } from '#browser/call-api.ts'
import type { HeadArgs } from '#browser/page.ts'
import type { Head } from '#pages/page-render.ts'
import { ButtonLink } from '#ui/elements/button.tsx'
import { ErrorPage } from '#ui/feedback/error-page.tsx'
import * as words from '../words/en.ts'

/** The page for unknown paths: status 404 (decision P8), rendered by the error boundary. */
export async function loader() {
  throw new ApiError(404, {})
}

export const head = ({ storeName }: Pick<HeadArgs<unknown>, 'storeName'>): Head => ({
  title: `${words.pageNotFound} | ${storeName}`,
  hidden: true,
})

export default function NotFoundPage() {
  return (
    <ErrorPage title={words.pageNotFound404} sentence={words.pageNotHere}>
      <ButtonLink to="/">{words.returnHome}</ButtonLink>
    </ErrorPage>
  )
}
