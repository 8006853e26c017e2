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

/** State of the label inputs; errors show once saving was tried. */
export function useLabelInputs({ asked, tried }: { asked: boolean; tried: boolean }) {
  const [typed, setTyped] = useState<LabelInputs>({})
  const [refused, setRefused] = useState<Record<number, LabelProblems>>({})
  return {
    asked,
    typed,
    put: setTyped,
    type: (packId: number, label: BatchLabel) => {
      setTyped((was) => ({ ...was, [packId]: label }))
      setRefused((was) => ({ ...was, [packId]: {} }))
    },
    problemsAt: (packId: number): LabelProblems => ({
      ...refused[packId],
      ...(tried && validateLabel(typed[packId])),
    }),
    addToLines: (lines: Lines) => (asked ? addLabels(lines, typed) : lines),
    areInvalid: (lines: Lines) =>
      asked && lines.some(({ pack_id }) => Object.keys(validateLabel(typed[pack_id])).length > 0),
    /** @returns whether the server refused because of a label */
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
