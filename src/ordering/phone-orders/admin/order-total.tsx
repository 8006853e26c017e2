import { formatRupees } from '#values/money/money.ts'
import { formatDay } from '#values/time/format-day.ts'
import type { PhoneOrderQuote } from '../contract.ts'
import * as words from '../words/office/en.ts'

type Props = { quote: PhoneOrderQuote | undefined; refused: string | undefined }

/** What the order costs now, as the server calculates it, or why it can't be placed. */
export const OrderTotal = ({ quote, refused }: Props) => (
  <div role="status" className="grid gap-2">
    {refused && <p className="text-danger">{refused}</p>}
    {!quote && !refused && <p className="text-ink-soft">{words.quoteMissing}</p>}
    {quote && !refused && (
      <>
        <dl className="grid gap-1 tabular-nums">
          <Amount name={words.goods} amount={quote.goods} />
          {quote.bundles > 0 && <Amount name={words.bundles} amount={quote.bundles} isOff />}
          {quote.discount > 0 && <Amount name={words.discount} amount={quote.discount} isOff />}
          <Amount name={words.delivery} amount={quote.delivery} />
          <Amount name={words.total} amount={quote.total} isTotal />
        </dl>
        {quote.closed_until && (
          <p className="text-sm">{words.onHoliday({ day: formatDay(quote.closed_until, 'en-IN') })}</p>
        )}
        <p className="text-sm text-ink-soft">{words.expectedBy({ day: formatDay(quote.by, 'en-IN') })}</p>
      </>
    )}
  </div>
)

type AmountProps = { name: string; amount: number; isTotal?: boolean; isOff?: boolean }

const Amount = ({ name, amount, isTotal = false, isOff = false }: AmountProps) => (
  <div className={isTotal ? 'flex justify-between gap-x-4 font-semibold' : 'flex justify-between gap-x-4'}>
    <dt>{name}</dt>
    <dd>
      {isOff && '−'}
      {formatRupees(amount, { decimals: 'always' })}
    </dd>
  </div>
)
