import { useAnswer } from '#backoffice/ui/admin/use-answer.ts'
import { callApi } from '#browser/call-api.ts'
import type { LineName, Status, statusEndpoints } from '../contract.ts'
import * as words from '../words/office/en.ts'

/** What of the shop works and what needs a look. */
export const useStatus = () =>
  useAnswer('status', (signal) => callApi<typeof statusEndpoints>()('GET /status', { signal }))

export const lineNames = Object.keys(words.titles) as LineName[]

/** The names of what needs a look or does not work. */
export const unwellOf = ({ lines }: Status) => lineNames.filter((name) => lines[name].state !== 'works')

/** That everything works, or what does not. */
export const summaryOf = (unwell: LineName[]) =>
  unwell.length === 0
    ? words.allWell
    : words.needLook({ count: unwell.length, names: unwell.map((name) => words.titles[name]).join(', ') })
