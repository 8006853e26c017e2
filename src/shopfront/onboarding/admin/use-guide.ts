import { useAnswer } from '#backoffice/ui/admin/use-answer.ts'
import { callApi } from '#browser/call-api.ts'
import type { Guide, guideEndpoints } from '../contract.ts'

/** What a part of the guide draws, and how it draws what a call of its own answered. */
export type Shown = { guide: Guide; show: (guide: Guide) => void }

export const callGuide = callApi<typeof guideEndpoints>()

/** What the shop has and what it lacks. */
export const useGuide = () => useAnswer('guide', (signal) => callGuide('GET /guide', { signal }))
