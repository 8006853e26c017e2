import { ApiError } from '#browser/call-api.ts'
import type { HeadArgs } from '#browser/page.ts'
import type { Head } from '#pages/page-render.ts'
import { ButtonLink } from '#ui/elements/button.tsx'
import { ApologyPage } from '#ui/feedback/apology.tsx'
import * as words from '../words/en.ts'

/** Any path that is no page: status 404 (decision P8), shown by the frame's boundary. */
export async function loader() {
  throw new ApiError(404, {})
}

export const head = ({ storeName }: Pick<HeadArgs<unknown>, 'storeName'>): Head => ({
  title: `${words.pageNotFound} | ${storeName}`,
  hidden: true,
})

export default function NotFoundPage() {
  return (
    <ApologyPage title={words.pageNotFound404} sentence={words.pageNotHere}>
      <ButtonLink to="/">{words.returnHome}</ButtonLink>
    </ApologyPage>
  )
}
