import { data } from 'react-router'
import { ApologyPage } from '../../../ui/apology.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import type { Head, HeadArgs } from '../../../ui/page.ts'

/** Any path that is no page: status 404 (decision P8), shown by the frame's boundary. */
export async function loader() {
  throw data(null, { status: 404 })
}

export const head = ({ storeName }: Pick<HeadArgs<unknown>, 'storeName'>): Head => ({
  title: `Page Not Found | ${storeName}`,
  hidden: true,
})

export default function NotFoundPage() {
  return (
    <ApologyPage
      title="404 Page Not Found"
      sentence="This page is not here, or not any more. The shop itself is open: have a look around."
    >
      <ButtonLink to="/">Return Home</ButtonLink>
    </ApologyPage>
  )
}
