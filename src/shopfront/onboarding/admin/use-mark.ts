import { useAction } from '#backoffice/ui/admin/use-action.ts'
import type { Guide } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { callGuide } from './use-guide.ts'

/** Says, or takes back, what only a person can say. */
export function useMark(name: 'put-away' | 'policies-read', show: (guide: Guide) => void) {
  const { run, busy } = useAction(
    async (set: boolean) => show(await callGuide('PUT /guide', { body: { mark: name, set } })),
    { failed: words.notSaved },
  )
  return { mark: run, busy }
}
