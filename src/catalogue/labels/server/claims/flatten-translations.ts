/**
 * All texts of an object and its translations in one flat record (`name`, `name ta`), because claims are searched in
 * every language.
 */
export const flattenTranslations = ({
  translations,
  ...texts
}: Record<string, unknown> & { translations?: object | null | undefined }): Record<string, unknown> => ({
  ...texts,
  ...Object.fromEntries(
    Object.entries(translations ?? {}).flatMap(([language, own]) =>
      Object.entries(own ?? {}).map(([field, text]) => [`${field} ${language}`, text]),
    ),
  ),
})

/** The texts in `after` that differ from those in `before`, by name. */
export const changedTexts = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(after).filter(([name, text]) => typeof text === 'string' && text !== before[name]),
  )
