import { callApi } from '#browser/call-api.ts'
import type { PageTexts } from '../../text-rules-contract.ts'
import type { EditedPage, textEndpoints } from '../../texts-contract.ts'

type Sent = {
  version: number
  as: 'draft' | 'published' | 'discarded'
  texts: PageTexts | null
  claims_confirmed?: boolean
}

/** The one call that saves a page's texts, as whatever. */
export const sendTexts = ({ page, language }: Pick<EditedPage, 'page' | 'language'>, sent: Sent) =>
  // The form holds what the page's schema names; the types know only that they are texts.
  callApi<typeof textEndpoints>()('PUT /edited-texts', { body: { page, language, ...sent } as never })
