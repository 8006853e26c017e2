import { useAction } from '#backoffice/ui/admin/calls/use-action.ts'
import { callApi } from '#browser/call-api.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { searchEndpoints } from '../contract.ts'
import * as words from '../words/office/section/en.ts'

/** Adds a synonym and confirms it with a toast. */
export const useAddSynonym = (onAdded: () => void) =>
  useAction(
    async (body: { word: string; means: string }) => {
      await callApi<typeof searchEndpoints>()('POST /search/synonyms', { body })
      toast.success(words.added)
      onAdded()
    },
    { failed: words.notAdded },
  )
