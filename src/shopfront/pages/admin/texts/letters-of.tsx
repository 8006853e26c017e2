import { lazy, Suspense } from 'react'
import type { Language } from '#words/language.ts'

const TamilLetters = lazy(() => import('./tamil-letters.tsx'))

/** The letters of the language that is written, where the office has none. */
export const LettersOf = ({ language }: { language: Language }) =>
  language === 'ta' && (
    <Suspense>
      <TamilLetters />
    </Suspense>
  )
