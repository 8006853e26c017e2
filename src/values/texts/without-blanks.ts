/** A copy of an object of texts, at any depth: trimmed, and without empty texts and objects. */
export const withoutBlanks = <Texts extends object>(texts: Texts): Partial<Texts> =>
  // TypeScript has no type for an object with removed fields, so the cast makes them optional.
  Object.fromEntries(
    Object.entries(texts)
      .map(([name, text]) => [name, typeof text === 'string' ? text.trim() : withoutBlanks(text)] as const)
      .filter(([, text]) => (typeof text === 'string' ? text : Object.keys(text).length > 0)),
  ) as Partial<Texts>
