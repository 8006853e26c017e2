/**
 * Formats of dates with these options, one for each locale. Each is created once, because creating a format takes much
 * longer than using it: it was most of the work of composing an email.
 */
export function dateFormats(options: Intl.DateTimeFormatOptions): (locale: string) => Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (locale) => {
    const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, options)
    formats.set(locale, format)
    return format
  }
}
