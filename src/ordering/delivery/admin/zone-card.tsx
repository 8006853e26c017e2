import { Button } from '#ui/elements/button.tsx'
import { formatRupees } from '#values/money/money.ts'
import type { Zone } from '../contract.ts'
import * as words from '../words/office/en.ts'

type Props = { zone: Zone; onEdit: () => void; onDelete: () => void }

/** A zone with its area and terms, and buttons to edit and delete it. */
export const ZoneCard = ({ zone, onEdit, onDelete }: Props) => (
  <li className="grid gap-2 rounded-card border border-line bg-paper p-5">
    <h2 className="text-xl wrap-anywhere">{zone.name}</h2>
    <p className="wrap-anywhere">{[...zone.codes, ...zone.districts, ...zone.states].join(' · ')}</p>
    <p className="text-ink-soft">{formatTerms(zone).join(', ')}</p>
    {zone.note && <p className="text-sm wrap-anywhere">{zone.note}</p>}
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" aria-label={words.edit(zone)} onClick={onEdit}>
        {words.editIt}
      </Button>
      <Button variant="quiet" aria-label={words.remove(zone)} onClick={onDelete}>
        {words.deleteIt}
      </Button>
    </div>
  </li>
)

const formatTerms = ({ days, fee, free_from, minimum, cash_on_delivery }: Zone) => [
  words.workingDays({ days }),
  fee === 0 ? words.paidToCourier : words.feeIs({ fee: formatRupees(fee) }),
  ...(fee > 0 && free_from ? [words.freeFrom({ sum: formatRupees(free_from) })] : []),
  ...(minimum ? [words.atLeast({ sum: formatRupees(minimum) })] : []),
  ...(cash_on_delivery ? [words.cashAllowed] : []),
]
