import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { useApiQuery } from '#backoffice/ui/admin/calls/use-api-query.ts'
import { OverviewCard } from '#backoffice/ui/admin/overview-card.tsx'
import { sectionUrl } from '#backoffice/ui/admin/section-url.ts'
import { callApi } from '#browser/call-api.ts'
import { Button } from '#ui/elements/button.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { defaultLanguage } from '#words/language.ts'
import type { ClaimInText, claimEndpoints } from '../../claims-contract.ts'
import * as words from '../../words/office/claims/en.ts'

const api = callApi<typeof claimEndpoints>()

/** Claims in published texts that labels on sale do not support, with links to edit them; nothing if there are none. */
export function ClaimsCard() {
  const { data, change } = useApiQuery('claims', (signal) => api('GET /claims-in-texts', { signal }))
  const { run, busy } = useAction(
    async ({ key, text_hash }: ClaimInText) => {
      const remaining = await api('PUT /claims-in-texts', { body: { key, text_hash } })
      change(() => remaining)
    },
    { failed: words.notConfirmed },
  )
  if (!data || data.claims.length === 0) return null
  return (
    <OverviewCard title={words.heading} count={data.claims.length} className="mb-5">
      <p className="mb-3 text-ink-soft">{words.lead}</p>
      <ul className="grid gap-4">
        {data.claims.map((one) => (
          <li key={`${one.kind} ${one.id} ${one.key} ${one.text_hash}`} className="wrap-anywhere">
            <Claim of={one} />
            <Button
              variant="secondary"
              className="mt-2"
              busy={busy}
              aria-label={words.confirmOf(one)}
              onClick={() => run(one)}
            >
              {words.confirm}
            </Button>
          </li>
        ))}
      </ul>
    </OverviewCard>
  )
}

const Claim = ({ of: { kind, id, name, claim, lacking, not_saying, refuting } }: { of: ClaimInText }) => (
  <>
    <TextLink to={editUrlOf(kind, id)}>{name}</TextLink> {words.claims({ claim })}
    <span className="block text-ink-soft">
      {words.notSaying({ names: formatNames(not_saying, lacking) })}
    </span>
    {refuting.length > 0 && (
      <span className="block font-semibold text-danger">
        {words.refuting({ names: refuting.join(', ') })}
      </span>
    )}
  </>
)

/** @param total how many there are; `names` may be only the first ones */
const formatNames = (names: string[], total: number) =>
  total > names.length
    ? words.andMore({ names: names.join(', '), more: total - names.length })
    : names.join(', ')

/** URL where the text is edited. */
function editUrlOf(kind: ClaimInText['kind'], id: string) {
  if (kind === 'store') return sectionUrl('store')
  if (kind === 'category') return sectionUrl('categories', { edit: id })
  if (kind === 'story') return sectionUrl('stories', { edit: id })
  const [open = '', language = defaultLanguage] = id.split('/')
  return sectionUrl('texts', { open, ...(language !== defaultLanguage && { language }) })
}
