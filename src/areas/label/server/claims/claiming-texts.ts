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
