import { formatRupees } from '#values/money/money.ts'
import type { ChangeQuote } from '../contract.ts'
import * as words from '../words/office/en.ts'
import type { ChangeValues } from './change-values.ts'

type Props = { quote: ChangeQuote | undefined; refused: string | undefined; how: ChangeValues['how'] }

/** What the change costs or returns, as the server calculates it, and what will happen in plain words. */
export const ChangeSummary = ({ quote, refused, how }: Props) => (
  <div role="status" className="grid gap-3">
    {refused && <p className="text-danger">{refused}</p>}
    {!quote && !refused && <p className="text-ink-soft">{words.nothingYet}</p>}
    {quote && !refused && (
      <>
        <dl className="grid gap-1 tabular-nums">
          {quote.taken > 0 && <Amount name={words.takenOut} amount={quote.taken} />}
          {quote.added > 0 && <Amount name={words.addedItems} amount={quote.added} />}
          {quote.refunded > 0 && (
            <Amount
              name={quote.waits ? words.toRefundOncePaid : words.toRefund}
              amount={quote.refunded}
              isTotal
            />
          )}
          {quote.to_pay > 0 && <Amount name={words.toPay} amount={quote.to_pay} isTotal />}
        </dl>
        <ul className="grid list-disc gap-1 pl-5">
          {sentencesOf(quote, how).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </>
    )}
  </div>
)

/** What will happen, one sentence for each. */
function sentencesOf(
  { added, exchanged, refunded, to_pay, waits, cancels }: ChangeQuote,
  how: ChangeValues['how'],
) {
  const amount = money(to_pay)
  const pays = { link: words.willAsk, direct: words.willRecord, on_delivery: words.willCollect }[how]
  return [
    ...(exchanged > 0 ? [words.willPayFor] : []),
    ...(to_pay > 0 ? [pays({ amount })] : []),
    ...(waits ? [words.willWait({ amount: money(refunded) })] : []),
    ...(refunded > 0 && !waits ? [words.willRefund({ amount: money(refunded) })] : []),
    ...(to_pay === 0 && refunded === 0 ? [words.even] : []),
    ...(added > 0 ? [words.willBeOrder, words.todaysPrices] : []),
    ...(cancels ? [words.willCancel] : []),
  ]
}

const money = (rupees: number) => formatRupees(rupees, { decimals: 'always' })

const Amount = ({ name, amount, isTotal = false }: { name: string; amount: number; isTotal?: boolean }) => (
  <div className={isTotal ? 'flex justify-between gap-x-4 font-semibold' : 'flex justify-between gap-x-4'}>
    <dt>{name}</dt>
    <dd>{money(amount)}</dd>
  </div>
)
