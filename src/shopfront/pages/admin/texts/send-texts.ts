import { callApi } from '#browser/call-api.ts'
import type { PageTexts } from '../../text-rules-contract.ts'
import type { EditedPage, textEndpoints } from '../../texts-contract.ts'

type SaveTextsBody = {
  version: number
  as: 'draft' | 'published' | 'discarded'
  texts: PageTexts | null
  claims_confirmed?: boolean
}

/** The call that saves a page's texts: as a draft, published or discarded. */
export const sendTexts = ({ page, language }: Pick<EditedPage, 'page' | 'language'>, sent: SaveTextsBody) =>
  // Cast: the form has the fields of the page's schema, but its type is a plain record.
  callApi<typeof textEndpoints>()('PUT /edited-texts', { body: { page, language, ...sent } as never })
