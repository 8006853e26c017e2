import { useConfirmedSend } from '#backoffice/ui/admin/dialogs/use-confirmed-send.tsx'
import { ApiError } from '#browser/call-api.ts'
import { type ClaimCoverage, claimsNotConfirmedCode, unconfirmedClaimsBody } from '../../claims-contract.ts'
import * as words from '../../words/office/claims/en.ts'

type ClaimScope = 'products' | 'product'

/**
 * Saves texts whose claims the labels may not carry. If the server asks for a confirmation, a dialog asks the merchant,
 * and the request is sent again. The caller must render `dialog`.
 * @param scope whose labels back the texts: all products that the texts describe, or one product
 * @returns `send` calls the given function with whether the claims are confirmed; it rejects with an `AbortError` when
 * the merchant goes back to edit the texts
 */
export const useClaimConfirmation = (scope: ClaimScope = 'products') =>
  useConfirmedSend({
    findQuestion: unconfirmedClaimsOf,
    question: () => (scope === 'products' ? words.question : words.ownQuestion),
    detail: (claims) => (scope === 'products' ? <Claims claims={claims} /> : <OwnClaims claims={claims} />),
    confirmText: words.confirm,
    cancelText: words.changeWords,
  })

/** The claims that the server wants to be confirmed; undefined for any other error. */
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

/** The names, and how many are not listed: `Muesli, Ragi Malt and 3 more`. */
const namesAndMore = (names: string[], all: number) =>
  all > names.length ? words.andMore({ names: names.join(', '), more: all - names.length }) : names.join(', ')
