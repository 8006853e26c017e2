import { useConfirmQuestion } from '#backoffice/ui/admin/use-confirm-question.ts'
import { ApiError } from '#browser/call-api.ts'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx'
import { type ClaimCoverage, claimsNotConfirmedCode, unconfirmedClaimsBody } from '../../claims-contract.ts'
import * as words from '../../words/office/claims/en.ts'

type ClaimScope = 'products' | 'product'

/**
 * Sends texts whose claims the labels may not carry. If the server asks, a dialog lets the merchant confirm. The caller
 * must render `dialog`.
 * @param scope whose labels back the texts: all products that the texts describe, or one product
 * @returns `send` calls with whether the claims are confirmed; it is aborted when the merchant goes back to edit the
 * texts
 */
export function useClaimConfirmation(scope: ClaimScope = 'products') {
  const { asked, ask } = useConfirmQuestion<ClaimCoverage[]>()
  const send = async <Saved,>(call: (confirmed: boolean) => Promise<Saved>): Promise<Saved> => {
    try {
      return await call(false)
    } catch (error) {
      const claims = unconfirmedClaimsOf(error)
      if (!claims) throw error
      if (!(await ask(claims))) throw new DOMException(words.changeWords, 'AbortError')
      return call(true)
    }
  }
  const dialog = (
    <ConfirmDialog
      open={asked !== undefined}
      onOpenChange={(open) => !open && asked?.decide(false)}
      question={scope === 'products' ? words.question : words.ownQuestion}
      detail={
        asked && (scope === 'products' ? <Claims claims={asked.about} /> : <OwnClaims claims={asked.about} />)
      }
      confirmText={words.confirm}
      cancelText={words.changeWords}
      onConfirm={() => asked?.decide(true)}
    />
  )
  return { send, dialog }
}

const unconfirmedClaimsOf = (error: unknown) =>
  error instanceof ApiError && error.code === claimsNotConfirmedCode
    ? unconfirmedClaimsBody.safeParse(error.body).data?.claims
    : undefined

/**
 * Which labels carry each claim and which do not. The dialog's description is a paragraph, so these are lines, not a
 * list.
 */
const Claims = ({ claims }: { claims: ClaimCoverage[] }) => (
  <>
    {words.lead}
    {claims.map(({ claim, carrying, lacking, saying, not_saying }) => (
      <span key={claim} className="mt-3 block wrap-anywhere">
        <span className="block font-semibold text-ink">
          {carrying === 0
            ? words.onNone({ claim })
            : words.lacking({ claim, lacking, all: carrying + lacking })}
        </span>
        {carrying > 0 && (
          <span className="block">{words.saying({ names: namesAndMore(saying, carrying) })}</span>
        )}
        {lacking > 0 && (
          <span className="block">{words.notSaying({ names: namesAndMore(not_saying, lacking) })}</span>
        )}
      </span>
    ))}
  </>
)

/** The claims that the product's own label does not carry. */
const OwnClaims = ({ claims }: { claims: ClaimCoverage[] }) => (
  <>
    {words.ownLead}
    {claims.map(({ claim }) => (
      <span key={claim} className="mt-3 block font-semibold wrap-anywhere text-ink">
        {words.onItsLabel({ claim })}
      </span>
    ))}
  </>
)

const namesAndMore = (names: string[], all: number) =>
  all > names.length ? words.andMore({ names: names.join(', '), more: all - names.length }) : names.join(', ')
