import '#ui/all-shop.css'
import type { LoaderFunctionArgs } from 'react-router'
import { redirectToCanonical } from '#browser/canonical-redirect.ts'
import { apiOf, type HeadArgs } from '#browser/page.ts'
import { useLoaderData } from '#browser/router/hooks.ts'
import { Link } from '#browser/router/link.tsx'
import { AllergenLines } from '#catalogue/labels/shop/allergen-lines.tsx'
import { VegMark } from '#catalogue/labels/shop/veg-mark.tsx'
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx'
import * as uiWords from '#ui/words/en.ts'
import { formatRupees } from '#values/money/money.ts'
import { parsePathId } from '#values/texts/slug-path.ts'
import type { Bundle, bundleEndpoints } from '../contract.ts'
import * as words from '../words/en.ts'
import { AddBundle } from './add-bundle.tsx'
import { BundlePrice, PartPictures } from './bundle-card.tsx'
import { bundleHead } from './bundle-head.ts'

/** A bundle that isn't on offer is a 404. */
export async function loader(args: LoaderFunctionArgs) {
  const params = { id: parsePathId(args.params.id) }
  const bundle = apiOf<typeof bundleEndpoints>(args)('GET /bundles/{id}', { params })
  await redirectToCanonical(args, bundle)
  return { bundle: await bundle }
}

export const head = ({ data: { bundle }, ...shop }: HeadArgs<{ bundle: Bundle }>) => bundleHead(bundle, shop)

/** A bundle: its parts with links to their labels, its price and what it saves. */
export default function BundlePage() {
  const { bundle } = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const { name, description, parts, mark, contains, may_contain } = bundle
  const label = {
    ...(contains.length > 0 && { contains }),
    ...(may_contain.length > 0 && { may_contain }),
  }
  return (
    <main id="main" tabIndex={-1} className="page-column pb-12 outline-none lg:pb-20">
      <div className="pt-2">
        <Breadcrumbs
          crumbs={[
            { label: uiWords.home, to: '/' },
            { label: words.bundles, to: '/bundles' },
            { label: name },
          ]}
        />
      </div>
      <article className="grid gap-8 md:grid-cols-2">
        <PartPictures
          bundle={bundle}
          layout="grid grid-cols-2 content-start gap-2 sm:gap-4"
          className="aspect-square w-full"
          sizes="(min-width: 768px) 25vw, 50vw"
        />
        <div className="grid content-start gap-4">
          <div className="flex items-start gap-3">
            {mark && <VegMark mark={mark} />}
            <h1>{name}</h1>
          </div>
          <p>{description}</p>
          <div>
            <BundlePrice bundle={bundle} />
            <p className="text-sm text-ink-soft">{words.taxesIncluded}</p>
          </div>
          <AddBundle bundle={bundle} />
          <section>
            <h2 className="text-lg">{words.whatIsInside}</h2>
            <p className="text-sm text-ink-soft">{words.labelsElsewhere}</p>
            <ul className="mt-2 divide-y divide-line">
              {parts.map(({ pack_id, name: part, path, quantity, size, price }) => (
                <li key={pack_id} className="py-2">
                  <Link
                    to={path}
                    className="flex min-h-11 items-center font-semibold underline underline-offset-4"
                  >
                    {part}
                  </Link>
                  <p className="text-sm text-ink-soft tabular-nums">
                    {words.part({ quantity, size, price: formatRupees(price) })}
                  </p>
                </li>
              ))}
            </ul>
            <AllergenLines label={label} />
          </section>
        </div>
      </article>
    </main>
  )
}
