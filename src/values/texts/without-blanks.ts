/** Typed texts, at any depth, as they are sent and kept: trimmed, and what is empty left out. */
export const withoutBlanks = <Texts extends object>(texts: Texts): Partial<Texts> =>
  // The language knows no type of what is left of an object: the same, but for what may be missing.
  Object.fromEntries(
    Object.entries(texts)
      .map(([name, text]) => [name, typeof text === 'string' ? text.trim() : withoutBlanks(text)] as const)
      .filter(([, text]) => (typeof text === 'string' ? text : Object.keys(text).length > 0)),
  ) as Partial<Texts>
