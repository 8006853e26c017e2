import { useState } from 'react'
import type { ApiError } from '#browser/call-api.ts'
import type { StockEntries } from '#inventory/stock/contract.ts'
import type { BatchLabel } from '../contract.ts'
import {
  addLabels,
  type LabelInputs,
  type LabelProblems,
  serverLabelProblems,
  validateLabel,
} from './label-inputs.ts'

type Lines = StockEntries['lines']
export type LabelInputsState = ReturnType<typeof useLabelInputs>

/**
 * The typed batch labels of a stock entry, by pack, and their errors.
 * @param enabled whether the form has label fields; without them, lines get no labels
 * @param submitted whether saving was tried; only then errors show
 */
export function useLabelInputs({ enabled, submitted }: { enabled: boolean; submitted: boolean }) {
  const [typed, setTyped] = useState<LabelInputs>({})
  const [refused, setRefused] = useState<Record<number, LabelProblems>>({})
  return {
    enabled,
    typed,
    /** Replaces all inputs, by those of a draft. */
    restore: setTyped,
    type: (packId: number, label: BatchLabel) => {
      setTyped((was) => ({ ...was, [packId]: label }))
      setRefused((was) => ({ ...was, [packId]: {} }))
    },
    problemsAt: (packId: number): LabelProblems => ({
      ...refused[packId],
      ...(submitted && validateLabel(typed[packId])),
    }),
    addToLines: (lines: Lines) => (enabled ? addLabels(lines, typed) : lines),
    areInvalid: (lines: Lines) =>
      enabled && lines.some(({ pack_id }) => Object.keys(validateLabel(typed[pack_id])).length > 0),
    /**
     * Shows the errors that the server found.
     * @returns whether there are any about a label
     */
    showRefusals: (error: ApiError, lines: Lines) => {
      const problems = serverLabelProblems(error, lines)
      setRefused(problems)
      return Object.keys(problems).length > 0
    },
    clear: () => {
      setTyped({})
      setRefused({})
    },
  }
}
