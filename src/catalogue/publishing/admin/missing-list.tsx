import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { callApi } from '#browser/call-api.ts'
import type { publishingEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'

type Props = {
  productId: number
  /** Incremented after a save to reload the list. */
  round?: number
}

/** Lists the legal requirements that are missing and where to enter them. Renders nothing when none is missing. */
export function MissingList({ productId, round = 0 }: Props) {
  const { data, failed } = useApiQuery(`missing:${productId}:${round}`, (signal) =>
    callApi<typeof publishingEndpoints>()('GET /products/{id}/missing', {
      params: { id: productId },
      signal,
    }),
  )
  if (failed) return <p className="mb-6 text-danger">{words.notLoaded}</p>
  if (!data || data.missing.length === 0) return null
  return (
    <section
      aria-label={words.heading}
      className="mb-6 max-w-3xl rounded-card border border-danger/25 bg-tint-danger px-5 py-4"
    >
      <p className="font-semibold text-danger">{words.heading}</p>
      <ul className="mt-2 list-disc pl-5">
        {data.missing.map((name) => (
          <li key={name}>
            {words.missingAndWhere({ what: words.missing[name], where: words.enteredIn[name] })}
          </li>
        ))}
      </ul>
    </section>
  )
}
