import { useState } from 'react'
import type { ApiError } from '#browser/call-api.ts'
import type { StockEntries } from '#inventory/stock/contract.ts'
import type { BatchLabel } from '../batch-contract.ts'
import {
  type LabelProblems,
  problemsOf,
  refusedLabels,
  type TypedLabels,
  withLabels,
} from './typed-labels.ts'

type Lines = StockEntries['lines']
export type Labels = ReturnType<typeof useTypedLabels>

/** What is typed of the labels of goods that come in, and what is wrong with it once saving was tried. */
export function useTypedLabels({ asked, tried }: { asked: boolean; tried: boolean }) {
  const [typed, setTyped] = useState<TypedLabels>({})
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
      ...(tried && problemsOf(typed[packId])),
    }),
    onLines: (lines: Lines) => (asked ? withLabels(lines, typed) : lines),
    areWrong: (lines: Lines) =>
      asked && lines.some(({ pack_id }) => Object.keys(problemsOf(typed[pack_id])).length > 0),
    /** @returns whether the refusal was of what a label says */
    tellRefused: (error: ApiError, lines: Lines) => {
      const told = refusedLabels(error, lines)
      setRefused(told)
      return Object.keys(told).length > 0
    },
    clear: () => {
      setTyped({})
      setRefused({})
    },
  }
}
