import { findIssues } from '#backoffice/ui/admin/schema-validation.ts'
import type { ApiError } from '#browser/call-api.ts'
import type { StockEntries } from '#inventory/stock/contract.ts'
import { type BatchLabel, batchLabel } from '../contract.ts'

export type LabelField = keyof BatchLabel
export type LabelProblems = Partial<Record<LabelField, string>>
/** Label inputs of received goods, by pack id. */
export type LabelInputs = Record<number, BatchLabel>

export const emptyLabel: BatchLabel = { code: '', packed_on: '', best_before: '' }

/** An empty label means goods without dates. */
const isBlank = (label: BatchLabel | undefined) =>
  !label || Object.values(label).every((text) => text.trim() === '')

/** The errors of a batch label by field, by the schema of the API; none for an empty label. */
export function validateLabel(label: BatchLabel | undefined): LabelProblems {
  if (!label || isBlank(label)) return {}
  const problems: LabelProblems = {}
  for (const { path, message } of findIssues(batchLabel, label)) problems[path[0] as LabelField] ??= message
  return problems
}

/** The lines of a stock entry with their batch labels, where one was entered. */
export const addLabels = (lines: StockEntries['lines'], labels: LabelInputs): StockEntries['lines'] =>
  lines.map((line) => {
    const batch = labels[line.pack_id]
    return batch && !isBlank(batch) ? { ...line, batch } : line
  })

/** Field errors that only the server finds, such as a date in the past, by pack id. */
export function serverLabelProblems({ fields }: ApiError, lines: StockEntries['lines']) {
  const refused: Record<number, LabelProblems> = {}
  for (const [field, sentence] of Object.entries(fields)) {
    const [, at, name] = /^lines\.(\d+)\.(packed_on|best_before)$/.exec(field) ?? []
    const pack = at === undefined ? undefined : lines[Number(at)]?.pack_id
    if (pack !== undefined) refused[pack] = { ...refused[pack], [name as LabelField]: sentence }
  }
  return refused
}
