// biome-ignore-all lint/a11y/noRedundantRoles: a table laid out as blocks, as on a phone, loses its roles unless they are spelt out.
import { type ReactNode, useState } from 'react'
import * as words from '../words/en.ts'
import { classNames } from './class-names.ts'
import { TableRow } from './table-row.tsx'

export type Column<Row> = {
  header: string
  cell: (row: Row) => ReactNode
  /** Aligned right. */
  numeric?: boolean
  /** Stays below the card of a row, if there is one. */
  inCard?: boolean
  /** In a compact table: the cell's position in a row on a phone, as classes. */
  compact?: string
}

type TableProps<Row> = {
  /** The table's name for screen readers; not visible. */
  caption: string
  columns: Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => Key
  /** Shown below a row that was clicked; without it rows cannot be opened. */
  details?: (row: Row) => ReactNode
  /** Names the button that opens a row, such as `items in order #1042`. */
  detailsName?: (row: Row) => string
  /** The keys of the open rows if the caller keeps them, for example in the URL; otherwise the table does. */
  opened?: readonly Key[]
  onOpened?: (opened: readonly Key[]) => void
  /** On a phone this replaces the cells of a row, but those that are marked `inCard`. */
  card?: (row: Row) => ReactNode
  /** On a phone a row has two lines instead of a card: five columns, and the last one opens it. */
  compact?: boolean
}

type Key = string | number

/** A table on a desktop, a card per row on a phone. */
export function Table<Row>({
  caption,
  columns,
  rows,
  keyOf,
  details,
  detailsName,
  card,
  compact = false,
  ...rest
}: TableProps<Row>) {
  const [ownOpened, setOwnOpened] = useState<readonly Key[]>([])
  const { opened = ownOpened, onOpened = setOwnOpened } = rest
  const toggle = (key: Key) =>
    onOpened(opened.includes(key) ? opened.filter((other) => other !== key) : [...opened, key])
  return (
    <table role="table" className="block w-full border-collapse sm:table">
      <caption className="sr-only">{caption}</caption>
      <Head columns={columns} opens={details !== undefined} />
      <tbody
        role="rowgroup"
        className={classNames('flex flex-col sm:table-row-group', compact ? 'gap-1.5' : 'gap-3')}
      >
        {rows.map((row) => (
          <TableRow
            key={keyOf(row)}
            compact={compact}
            card={card?.(row)}
            cells={columns.map(({ cell, ...column }) => ({ ...column, content: cell(row) }))}
            detailsName={detailsName?.(row) ?? words.details}
            details={details && (() => details(row))}
            open={opened.includes(keyOf(row))}
            onToggle={() => toggle(keyOf(row))}
          />
        ))}
      </tbody>
    </table>
  )
}

function Head<Row>({ columns, opens }: { columns: Column<Row>[]; opens: boolean }) {
  return (
    <thead role="rowgroup" className="sr-only sm:not-sr-only sm:table-header-group">
      <tr role="row" className="border-b border-line">
        {columns.map(({ header, numeric }) => (
          <th
            key={header}
            role="columnheader"
            scope="col"
            className={classNames(headStyles, numeric && 'text-right')}
          >
            {header}
          </th>
        ))}
        {opens && (
          <td className="w-11">
            <span className="sr-only">{words.open}</span>
          </td>
        )}
      </tr>
    </thead>
  )
}

const headStyles = 'px-2 py-3 text-left text-sm font-semibold whitespace-nowrap text-ink-soft lg:px-3'
