import type { LoadSuggestions } from '#ui/layout/search-form.tsx'

/** Loads the suggestions of a search field: not before somebody uses one. */
export const loadSuggestions: LoadSuggestions = () =>
  import('./suggestions.tsx').then((module) => module.Suggestions)
