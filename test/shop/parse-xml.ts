/** An element of an XML document: its attributes, its child elements, and the text directly in it. */
export type XmlElement = {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
}

/** What XML 1.0 allows in a document. */
const allowed = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u
const name = String.raw`[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?`
const token = new RegExp(
  String.raw`<\?xml version="1\.0" encoding="UTF-8"\?>|<(/?)(${name})((?:\s+${name}="[^"<]*")*)\s*(/?)>|[^<]+|<`,
  'gy',
)
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** Parses XML strictly: it throws for whatever is not well-formed, and for what the shop's files never use. */
export function parseXml(xml: string): XmlElement {
  if (!allowed.test(xml)) throw new Error('a character that XML does not allow')
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  for (const [whole, closing, tag, attributes = '', empty] of xml.matchAll(token)) {
    const inside = open.at(-1) ?? root
    if (whole.startsWith('<?')) {
      if (!xml.startsWith(whole) || inside !== root) throw new Error('a declaration in the middle')
    } else if (tag === undefined) {
      if (whole === '<') throw new Error('a bare <')
      if (whole.includes(']]>')) throw new Error('a bare ]]>')
      inside.text += unescapeText(whole)
    } else if (closing) {
      if (inside.name !== tag) throw new Error(`</${tag}> in <${inside.name}>`)
      open.pop()
    } else {
      const element = { name: tag, attributes: attributesOf(attributes), children: [], text: '' }
      inside.children.push(element)
      if (!empty) open.push(element)
    }
  }
  const [only, ...others] = root.children
  if (open.length > 1 || !only || others.length > 0 || root.text.trim()) throw new Error('not one element')
  return only
}

const unescapeText = (text: string) =>
  text.replaceAll(/&([^;]*;?)/g, (_, rest: string) => {
    const sign = rest.endsWith(';') ? entities[rest.slice(0, -1)] : undefined
    if (sign === undefined) throw new Error(`a bare & before ${rest}`)
    return sign
  })

function attributesOf(text: string) {
  const found = [...text.matchAll(/([\w:.-]+)="([^"]*)"/g)]
  return Object.fromEntries(found.map(([, key = '', value = '']) => [key, unescapeText(value)]))
}

/** The text of the first child with this name. Undefined if there is none. */
export const textOf = (element: XmlElement, child: string) =>
  element.children.find((each) => each.name === child)?.text

/** The texts of all children with this name. */
export const textsOf = (element: XmlElement, child: string) =>
  element.children.filter((each) => each.name === child).map(({ text }) => text)
