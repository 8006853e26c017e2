import { TextLink } from '#ui/elements/text-link.tsx'
import * as shared from '#ui/words/en.ts'
import * as words from '../words/en.ts'

/** Told above the shop's pages to whoever keeps the shop: why nothing can be bought here, and the way back. */
export const AdminNotice = () => (
  <aside aria-label={words.administrator} className="bg-ink px-4 py-1 text-center text-sm text-cream">
    {`${words.youCannotOrder} `}
    <TextLink to="/admin" className="text-cream! underline">
      {shared.backToTheOffice}
    </TextLink>
  </aside>
)
