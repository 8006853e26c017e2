import { issuesOf } from '#backoffice/ui/admin/by-contract.ts'
import type { ApiError } from '#browser/call-api.ts'
import type { StockEntries } from '#inventory/stock/contract.ts'
import { type BatchLabel, batchLabel } from '../batch-contract.ts'

export type LabelField = keyof BatchLabel
export type LabelProblems = Partial<Record<LabelField, string>>
/** What is typed of the labels of goods that come in, by pack. */
export type TypedLabels = Record<number, BatchLabel>

export const noLabel: BatchLabel = { code: '', packed_on: '', best_before: '' }

/** A label of which nothing is typed: goods without dates. */
const isBlank = (label: BatchLabel | undefined) =>
  !label || Object.values(label).every((text) => text.trim() === '')

/** What is wrong with a label, as far as the call's own schema sees it. */
export function problemsOf(label: BatchLabel | undefined): LabelProblems {
  if (!label || isBlank(label)) return {}
  const problems: LabelProblems = {}
  for (const { path, message } of issuesOf(batchLabel, label)) problems[path[0] as LabelField] ??= message
  return problems
}

/** The lines with their labels. */
export const withLabels = (lines: StockEntries['lines'], labels: TypedLabels): StockEntries['lines'] =>
  lines.map((line) => {
    const batch = labels[line.pack_id]
    return batch && !isBlank(batch) ? { ...line, batch } : line
  })

/** What only the server could see, as the calendar: which pack it is said of. */
export function refusedLabels({ fields }: ApiError, lines: StockEntries['lines']) {
  const refused: Record<number, LabelProblems> = {}
  for (const [field, sentence] of Object.entries(fields)) {
    const [, at, name] = /^lines\.(\d+)\.(packed_on|best_before)$/.exec(field) ?? []
    const pack = at === undefined ? undefined : lines[Number(at)]?.pack_id
    if (pack !== undefined) refused[pack] = { ...refused[pack], [name as LabelField]: sentence }
  }
  return refused
}
