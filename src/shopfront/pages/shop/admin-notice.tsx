import { TextLink } from '#ui/elements/text-link.tsx'
import * as uiWords from '#ui/words/en.ts'
import * as words from '../words/en.ts'

/** Notice for administrators above shop pages: they cannot order here; with a link to the back office. */
export const AdminNotice = () => (
  <aside aria-label={words.administrator} className="bg-ink px-4 py-1 text-center text-sm text-cream">
    {`${words.youCannotOrder} `}
    <TextLink to="/admin" className="text-cream! underline">
      {uiWords.backToTheOffice}
    </TextLink>
  </aside>
)
