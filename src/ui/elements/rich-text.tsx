import type { ReactNode } from 'react'
import { Link } from '#browser/router/link.tsx'
import { type Block, isOwnPath, type Span } from '#values/rich-text/rich-text.ts'
import { joinParts } from './join-parts.ts'

/** Renders a merchant's parsed markup: headings, paragraphs, lists, emphasis and links, never HTML. */
export const RichText = ({ blocks }: { blocks: readonly Block[] }) => joinParts(blocks.map(renderBlock))

function renderBlock(block: Block): ReactNode {
  switch (block.is) {
    case 'h2':
    case 'h3': {
      const Heading = block.is
      return (
        <Heading>
          <InlineText spans={block.spans} />
        </Heading>
      )
    }
    case 'p':
      return (
        <p className={lineStyles}>
          <InlineText spans={block.spans} />
        </p>
      )
    case 'ul':
    case 'ol': {
      const List = block.is
      return <List>{joinParts(block.items.map(renderItem))}</List>
    }
  }
}

const renderItem = (spans: Span[]) => (
  <li className={lineStyles}>
    <InlineText spans={spans} />
  </li>
)

/** Keep line breaks. */
const lineStyles = 'whitespace-pre-line'

/** Inline text with emphasis and links. */
export const InlineText = ({ spans }: { spans: readonly Span[] }) => joinParts(spans.map(renderSpan))

function renderSpan({ text, bold, italic, code, to }: Span): ReactNode {
  const plain = code ? <code>{text}</code> : to === undefined ? text : <TextLinkTo to={to}>{text}</TextLinkTo>
  const emphasized = italic ? <em>{plain}</em> : plain
  return bold ? <strong>{emphasized}</strong> : emphasized
}

const TextLinkTo = ({ to, children }: { to: string; children: string }) =>
  isOwnPath(to) ? <Link to={to}>{children}</Link> : <a href={to}>{children}</a>

/** Styles of links and lists in merchants' texts. */
export const textStyles =
  '[&_a]:font-semibold [&_a]:text-leaf-dark [&_a]:underline [&_a]:underline-offset-4 [&_a]:wrap-anywhere [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-2 [&_ul]:pl-5 [&_ol]:grid [&_ol]:list-decimal [&_ol]:gap-2 [&_ol]:pl-5'
