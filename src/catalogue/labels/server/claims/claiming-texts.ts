/** The texts of one thing in all its languages, by a name of each: a claim is looked for in every one. */
export const claimingTexts = ({
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

/** Those that are not the same as before: words that stand there already were asked about when they came. */
export const newTexts = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(after).filter(([name, text]) => typeof text === 'string' && text !== before[name]),
  )
