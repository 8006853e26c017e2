/** All texts of an object with its translations in one flat record, because claims are searched in every language. */
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

/** The texts that changed: unchanged ones were checked when they were saved. */
export const changedTexts = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(after).filter(([name, text]) => typeof text === 'string' && text !== before[name]),
  )
