import { lazy, Suspense } from 'react'
import { useStoreSettings } from '#shopfront/settings/shop/use-store-settings.ts'
import { SkeletonLines } from '#ui/feedback/skeleton.tsx'
import type { Language } from '#words/language.ts'
import { toHomeContent, toPageContent } from '../../page-content-contract.ts'
import { AboutText } from '../../shop/about/about-text.tsx'
import { PolicyText } from '../../shop/about/policy-text.tsx'
import { placeholderValues } from '../../text-placeholders-contract.ts'
import type { PageName, PageTexts } from '../../text-rules-contract.ts'
import * as words from '../../words/office/texts/en.ts'

const HomePreview = lazy(() => import('./home-preview.tsx'))

type Props = { page: PageName; language: Language; texts: PageTexts }

/** Live preview of the form's values. Its links are inert. */
export const TextsPreview = (props: Props) => (
  <section
    aria-label={words.previewOf}
    // It can also be scrolled with the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls.
    tabIndex={0}
    className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-auto rounded-card border border-line bg-cream p-4"
  >
    <div inert lang={props.language}>
      <Suspense fallback={<SkeletonLines words={words.loading} count={6} />}>
        <PagePreview {...props} />
      </Suspense>
    </div>
  </section>
)

function PagePreview({ page, language, texts }: Props) {
  const fields = placeholderValues(useStoreSettings(), language)
  if (page === 'home') return <HomePreview home={{ language, ...toHomeContent(texts, fields) }} />
  const text = { language, ...toPageContent(texts, fields) }
  if (page !== 'about') return <PolicyText policy={page} text={text} />
  return (
    <div className="sm:w-[48rem] sm:[zoom:0.7] xl:[zoom:0.54] 2xl:[zoom:0.7]">
      <AboutText text={text} pictures={{ pictures: [], failed: false }} />
    </div>
  )
}
