import type { useUrlDialog } from '#backoffice/ui/admin/dialogs/use-url-dialog.ts'
import { RunningPrice } from '#catalogue/price-periods/admin/running-price.tsx'
import { Table } from '#ui/elements/table.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import type { AdminProduct } from '../../contract.ts'
import type { Variant } from '../../variant-contract.ts'
import * as words from '../../words/office/table/en.ts'
import { CellClashes } from './cell-clashes.tsx'
import { CellField } from './cell-field.tsx'
import { cellName, type VariantCellField, variantCellFields } from './table-cells.ts'
import type { Selection } from './use-selection.ts'
import type { TableEdits } from './use-table-edits.ts'
import { VisibilityCell } from './visibility-cell.tsx'

type Row = { product: AdminProduct; variant: Variant; isFirst: boolean }

type Props = {
  products: AdminProduct[]
  edits: TableEdits
  selection: Selection
  edit: ReturnType<typeof useUrlDialog>
}

/** A row for each variant. Input is saved only by `Save`, so that a typing error is not published at once. */
export function ProductsTable({ products, edits, selection, edit }: Props) {
  const rows = products.flatMap((product) =>
    product.packs.map((variant, at): Row => ({ product, variant, isFirst: at === 0 })),
  )
  const figures = variantCellFields.map((field: VariantCellField) => ({
    header: words.columns[field],
    numeric: true,
    cell: ({ product, variant }: Row) => (
      <CellField
        product={product}
        cell={cellName(field, variant.id)}
        name={variantNameOf(product, variant)}
        edits={edits}
      />
    ),
  }))
  return (
    <Table
      caption={words.table}
      rows={rows}
      keyOf={({ variant }) => variant.id}
      columns={[
        {
          header: words.product,
          cell: (row) => <ProductNameCell row={row} edits={edits} selection={selection} edit={edit} />,
        },
        ...figures,
        {
          header: words.columns.visibility,
          cell: ({ product, isFirst }) => (
            <VisibilityCell product={product} isFirst={isFirst} edits={edits} />
          ),
        },
      ]}
    />
  )
}

const variantNameOf = ({ name }: AdminProduct, { size }: Variant) => words.packNamed({ name, size })

type ProductNameCellProps = Pick<Props, 'edits' | 'selection' | 'edit'> & { row: Row }

/** Product and size; the first row of a product also shows its messages. */
function ProductNameCell({
  row: { product, variant, isFirst },
  edits,
  selection,
  edit,
}: ProductNameCellProps) {
  const { id, name } = product
  const own = edits.edits[id]
  return (
    <div className="min-w-0 flex-1 text-left">
      <div className="flex items-start gap-3">
        {isFirst ? (
          <label className="-mx-3 grid size-11 shrink-0 place-items-center">
            <input
              type="checkbox"
              aria-label={words.select({ name })}
              checked={selection.has(id)}
              onChange={() => selection.toggle(product)}
              className="size-5 accent-leaf-dark"
            />
          </label>
        ) : (
          <span className="w-5 shrink-0" />
        )}
        <span className="min-w-0">
          <TextLink className="wrap-anywhere" {...edit.linkTo(id)}>
            {name}
          </TextLink>
          <span className="block text-sm text-ink-soft">{variant.size}</span>
          <RunningPrice period={variant.period} />
        </span>
      </div>
      {isFirst && own?.refused && (
        <p role="alert" className="mt-2 rounded-field bg-tint-turmeric p-3 text-sm font-medium">
          {own.refused.message}
        </p>
      )}
      {isFirst && own?.clashes && own.clashes.length > 0 && (
        <CellClashes product={product} edit={own} onType={edits.type} />
      )}
    </div>
  )
}
