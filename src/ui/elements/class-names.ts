/** One class attribute from the classes that apply. */
export const classNames = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ')
