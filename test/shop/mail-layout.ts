/** Elements that Gmail and Outlook render. */
const elements = new Set(
  'html head meta title style body div table tr td p h1 a img span strong br'.split(' '),
)
const attributes = new Set(
  'lang charset name content class role cellpadding cellspacing border width height align valign bgcolor style href src alt colspan'.split(
    ' ',
  ),
)
/** CSS properties that Gmail and Outlook render, or, such as `border-radius`, ignore without harm. */
const properties = new Set(
  'color background-color font-family font-size font-weight line-height letter-spacing text-align text-decoration white-space word-break padding margin width max-width max-height display overflow opacity border border-bottom border-radius mso-hide mso-padding-alt'.split(
    ' ',
  ),
)
/** Outlook's Word engine ignores these on such elements. */
const ignoredOn: Record<string, string[]> = { td: ['margin'], p: ['padding', 'width'], div: ['padding'] }
/** Gmail shows no more than 102 KB of a mail, and ignores a style sheet above 8,192 characters. */
const maxBytes = 90_000
const maxSheet = 8192

/** What Gmail or Outlook would not render of a mail, one sentence each. */
export function findLayoutProblems(html: string): string[] {
  const shown = html.replaceAll(/<[!]--\[if mso\]>.*?<!\[endif\]-->/gs, '')
  const sheets = [...shown.matchAll(/<style>(.*?)<\/style>/gs)].map(([, sheet = '']) => sheet)
  const tags = [
    ...shown.replaceAll(/<style>.*?<\/style>/gs, '').matchAll(/<([a-z][a-z0-9]*)((?:\s[^<>]*)?)>/g),
  ]
  return [
    ...(Buffer.byteLength(html) > maxBytes ? [`${Buffer.byteLength(html)} bytes`] : []),
    ...sheets.flatMap(findSheetProblems),
    ...tags.flatMap(([, name = '', rest = '']) => findTagProblems(name, rest, sheets.join(''))),
    ...(/<[!]--(?!\[if mso\])/.test(html) ? ['a comment that is not for Outlook'] : []),
  ]
}

function findSheetProblems(sheet: string) {
  const braces = (sign: string) => sheet.split(sign).length
  return [
    ...(sheet.length > maxSheet ? [`a style sheet of ${sheet.length} characters`] : []),
    ...(braces('{') === braces('}') ? [] : ['a style sheet with a missing brace']),
    ...(/@import|@font-face|url\(|var\(|<[!]--|\/\*/.test(sheet) ? ['a style sheet that Gmail removes'] : []),
  ]
}

function findTagProblems(name: string, rest: string, sheet: string) {
  const given = new Map(
    [...rest.matchAll(/([a-z-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key, value]),
  )
  const style = given.get('style') ?? ''
  const classes = (given.get('class') ?? '').split(' ').filter(Boolean)
  const declarations = style.split(';').map((each) => each.split(':')[0]?.trim() ?? '')
  const wrong = (what: string, isWrong: boolean) => (isWrong ? [`<${name}>: ${what}`] : [])
  const isColoured = /(^|;)(background-)?color:(?!#FFFFFF)/.test(style)
  return [
    ...wrong('element', !elements.has(name)),
    ...[...given.keys()].flatMap((key) => wrong(`attribute ${key}`, !attributes.has(key))),
    ...declarations
      .flatMap((property) =>
        wrong(property, !properties.has(property) || !!ignoredOn[name]?.includes(property)),
      )
      .filter(() => style !== ''),
    ...wrong(style, /\d(r?em|v[wh]|pt)\b|calc\(|var\(|url\(|flex|grid|!important/.test(style)),
    ...wrong('a colour without one for dark screens', isColoured && classes.length === 0),
    ...classes.flatMap((one) => wrong(`class ${one} is not in the style sheet`, !sheet.includes(`.${one}{`))),
    ...(name === 'img' ? findImageProblems(given).flatMap((what) => wrong(what, true)) : []),
  ]
}

const findImageProblems = (given: Map<string, string>) => [
  ...['width', 'height', 'alt', 'src'].filter((key) => !given.has(key)),
  ...(/^https?:\/\/\S+\.(jpg|png)$/.test(given.get('src') ?? '')
    ? []
    : ['an image that Outlook does not show']),
]
