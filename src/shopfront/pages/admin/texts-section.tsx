import { useSectionQuery } from '#backoffice/ui/admin/calls/use-section-query.ts'
import { languages } from '#words/language.ts'
import { pageName } from '../text-rules-contract.ts'
import { TextsEditor } from './texts/texts-editor.tsx'
import { TextsList } from './texts/texts-list.tsx'

/** Page texts: the list, or the editor of the page in the URL. */
export default function TextsSection() {
  const [query] = useSectionQuery()
  const page = pageName.options.find((one) => one === query.get('open'))
  const language = languages.find((one) => one === query.get('language')) ?? languages[0]
  return page ? <TextsEditor key={`${page} ${language}`} page={page} language={language} /> : <TextsList />
}
