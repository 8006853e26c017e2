import '#ui/all-shop.css'
import type { LoaderFunctionArgs } from 'react-router'
import type { HeadArgs } from '#browser/page.ts'
import { useLoaderData } from '#browser/router/hooks.ts'
import { loadText, type PolicyName } from '../texts/load-text.ts'
import { PolicyText, policyTitles } from './policy-text.tsx'

export async function loader(args: LoaderFunctionArgs) {
  // `shopfront/pages.ts` uses this page only for the four policies.
  const policy = new URL(args.request.url).pathname.replaceAll('/', '') as PolicyName
  return { policy, text: await loadText(args, policy) }
}
type Data = Awaited<ReturnType<typeof loader>>

export const head = ({ data: { policy, text }, storeName }: HeadArgs<Data>) => ({
  title: `${policyTitles[policy]} | ${storeName}`,
  description: text.description,
})

/** A policy with the merchant's text: shipping, refunds, privacy or terms. */
export default function PolicyPage() {
  const { policy, text } = useLoaderData<Data>()
  return (
    <main id="main" tabIndex={-1} className="page-column max-w-[76rem] pb-12 lg:pb-20">
      <PolicyText policy={policy} text={text} />
    </main>
  )
}
