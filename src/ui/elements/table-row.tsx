// biome-ignore-all lint/a11y/noRedundantRoles: a table laid out as blocks, as on a phone, loses its roles unless they are spelt out.

import { type MouseEvent, type ReactNode, useId } from 'react'
import * as words from '../words/en.ts'
import { classNames } from './class-names.ts'
import { ChevronDownIcon } from './icons.tsx'

type Cell = { header: string; numeric?: boolean; compact?: string; inCard?: boolean; content: ReactNode }

type TableRowProps = {
  cells: Cell[]
  compact: boolean
  /** On a phone, in place of the cells but those that stay in the card. */
  card?: ReactNode
  details?: () => ReactNode
  detailsName: string
  open: boolean
  onToggle: () => void
}

/** A row of a `Table` and its details. The whole row can be clicked; its button also works with the keyboard. */
export function TableRow({ cells, compact, card, details, detailsName, open, onToggle }: TableRowProps) {
  const id = useId()
  const click = (event: MouseEvent) => details && isRowClick(event) && onToggle()
  return (
    <>
      <tr
        role="row"
        onClick={click}
        className={classNames(
          card !== undefined ? cardRowStyles : compact ? compactRowStyles : rowStyles,
          details && 'cursor-pointer sm:hover:bg-cream',
        )}
      >
        {cells.map(({ header, numeric, compact: place, inCard, content }) => (
          <td
            key={header}
            role="cell"
            data-label={header}
            className={classNames(
              compact ? compactCellStyles : cellStyles,
              card !== undefined && (inCard ? keptCellStyles : 'max-sm:hidden'),
              place,
              numeric ? numericStyles : 'sm:text-left',
            )}
          >
            {content}
          </td>
        ))}
        {card !== undefined && (
          <td role="cell" className="col-start-1 row-start-1 block min-w-0 sm:hidden">
            {card}
          </td>
        )}
        {details && (
          <td
            role="cell"
            className={classNames(
              'block text-right sm:table-cell',
              compact && compactOpenerStyles,
              card !== undefined && 'max-sm:col-start-2 max-sm:row-start-1',
            )}
          >
            <button
              type="button"
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              aria-label={(open ? words.hideDetails : words.showDetails)({ details: detailsName })}
              onClick={onToggle}
              className="inline-grid size-11 place-items-center rounded-full text-ink-soft hover:bg-tint-leaf"
            >
              <ChevronDownIcon
                aria-hidden
                className={classNames('size-5 transition-transform', open && 'rotate-180')}
              />
            </button>
          </td>
        )}
      </tr>
      {open && details && (
        <tr role="row" id={id} className={classNames('block sm:table-row', compact ? '-mt-1.5' : '-mt-3')}>
          <td role="cell" colSpan={cells.length + 1} className={detailsStyles}>
            {details()}
          </td>
        </tr>
      )}
    </>
  )
}

const rowStyles =
  'block rounded-card border border-line bg-paper px-4 py-3 sm:table-row sm:rounded-none sm:border-x-0 sm:border-t-0'
/** Each below the one before: the next free row. */
const keptCellStyles = 'max-sm:col-start-1'
const cardRowStyles =
  'grid grid-cols-[minmax(0,1fr)_2.75rem] items-start rounded-card border border-line bg-paper py-3 pr-1 pl-4 sm:table-row sm:rounded-none sm:border-x-0 sm:border-t-0'
const compactRowStyles =
  'grid grid-cols-[2.5rem_auto_minmax(0,1fr)_auto_2.5rem] content-center items-center gap-x-1.5 rounded-card border border-line bg-paper py-1 sm:table-row sm:rounded-none sm:border-x-0 sm:border-t-0'
const compactCellStyles =
  'block min-w-0 text-left max-sm:text-sm max-sm:leading-5 sm:table-cell sm:px-2 sm:py-3.5 lg:px-3'
const compactOpenerStyles = 'max-sm:col-start-5 max-sm:row-span-2 max-sm:row-start-1'
const cellStyles =
  'flex items-baseline justify-between gap-4 py-1 text-right before:shrink-0 before:text-sm before:text-ink-soft before:content-[attr(data-label)] sm:table-cell sm:px-2 sm:py-3.5 lg:px-3 sm:before:content-none'
const numericStyles = 'tabular-nums whitespace-nowrap'
const detailsStyles =
  'block animate-fade-in rounded-card border border-line bg-cream-deep p-4 sm:table-cell sm:rounded-none sm:border-x-0'

/** A click on a link or button inside the row, or in a dialog that the row has opened, is not a click on the row. */
const isRowClick = ({ target, currentTarget }: MouseEvent) =>
  target instanceof Element &&
  currentTarget.contains(target) &&
  target.closest('a, button, input, select, label') === null
