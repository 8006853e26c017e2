import { useState } from 'react'
import { labelsPerSheet, type SheetName, sheetNames } from '../../printing-contract.ts'

type Sheet = { name: SheetName; first: number }

const key = 'label sheet'

/** The label sheet and its first free label, counted from 1, remembered on this device; and how to change them. */
export function useLabelSheet() {
  const [sheet, setSheet] = useState(readSheet)
  const saveSheet = (next: Sheet) => {
    localStorage.setItem(key, `${next.name} ${next.first}`)
    setSheet(next)
  }
  return [sheet, saveSheet] as const
}

/** The remembered sheet and its first free label; the first kind of sheet, from label 1, if nothing valid is stored. */
function readSheet(): Sheet {
  const [stored = '', first = ''] = (localStorage.getItem(key) ?? '').split(' ')
  const name = sheetNames.find((one) => one === stored) ?? sheetNames[0]
  const isOnSheet = /^\d{1,2}$/.test(first) && Number(first) >= 1 && Number(first) <= labelsPerSheet(name)
  return { name, first: isOnSheet ? Number(first) : 1 }
}

/** The first free label, counted from 1, after this many were printed; a new sheet starts when one is full. */
export const nextFreeLabel = ({ name, first }: Sheet, printed: number) =>
  ((first - 1 + printed) % labelsPerSheet(name)) + 1
