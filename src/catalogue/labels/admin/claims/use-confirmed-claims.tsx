import { useAsked } from '#backoffice/ui/admin/use-asked.ts'
import { ApiError } from '#browser/call-api.ts'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx'
import { claimsUnconfirmed, type WeighedClaim, weighedClaims } from '../../claims-contract.ts'
import * as words from '../../words/office/claims/en.ts'

type Of = 'products' | 'product'

/**
 * Sends words that may claim more than the labels say: where the shop asks, the merchant does or does not confirm.
 * `dialog` has to be shown somewhere.
 * @param of whose labels: those of the products that the words stand for, or one product's own
 * @returns `send` calls with whether it is confirmed; it is aborted when the merchant would rather change the words
 */
export function useConfirmedClaims(of: Of = 'products') {
  const { asked, ask } = useAsked<WeighedClaim[]>()
  const send = async <Saved,>(call: (confirmed: boolean) => Promise<Saved>): Promise<Saved> => {
    try {
      return await call(false)
    } catch (error) {
      const claims = claimsOf(error)
      if (!claims) throw error
      if (!(await ask(claims))) throw new DOMException(words.changeWords, 'AbortError')
      return call(true)
    }
  }
  const dialog = (
    <ConfirmDialog
      open={asked !== undefined}
      onOpenChange={(open) => !open && asked?.decide(false)}
      question={of === 'products' ? words.question : words.ownQuestion}
      detail={
        asked && (of === 'products' ? <Claims claims={asked.about} /> : <OwnClaims claims={asked.about} />)
      }
      confirmText={words.confirm}
      cancelText={words.changeWords}
      onConfirm={() => asked?.decide(true)}
    />
  )
  return { send, dialog }
}

const claimsOf = (error: unknown) =>
  error instanceof ApiError && error.code === claimsUnconfirmed
    ? weighedClaims.safeParse(error.body).data?.claims
    : undefined

/** Which labels say so, and which do not. The window's description is a paragraph: lines of it, no list. */
const Claims = ({ claims }: { claims: WeighedClaim[] }) => (
  <>
    {words.lead}
    {claims.map(({ claim, carrying, lacking, saying, not_saying }) => (
      <span key={claim} className="mt-3 block wrap-anywhere">
        <span className="block font-semibold text-ink">
          {carrying === 0
            ? words.onNone({ claim })
            : words.lacking({ claim, lacking, all: carrying + lacking })}
        </span>
        {carrying > 0 && <span className="block">{words.saying({ names: some(saying, carrying) })}</span>}
        {lacking > 0 && (
          <span className="block">{words.notSaying({ names: some(not_saying, lacking) })}</span>
        )}
      </span>
    ))}
  </>
)

/** What one product's own label does not say. */
const OwnClaims = ({ claims }: { claims: WeighedClaim[] }) => (
  <>
    {words.ownLead}
    {claims.map(({ claim }) => (
      <span key={claim} className="mt-3 block font-semibold wrap-anywhere text-ink">
        {words.onItsLabel({ claim })}
      </span>
    ))}
  </>
)

const some = (names: string[], all: number) =>
  all > names.length ? words.andMore({ names: names.join(', '), more: all - names.length }) : names.join(', ')
