import { lazy, Suspense } from 'react'
import type { Language } from '#words/language.ts'

const TamilFont = lazy(() => import('./tamil-font.tsx'))

/** Loads the font of the edited language, if the back office does not have it. */
export const LanguageFont = ({ language }: { language: Language }) =>
  language === 'ta' && (
    <Suspense>
      <TamilFont />
    </Suspense>
  )
