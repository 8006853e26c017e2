import type { ReactNode } from 'react'
import { Link } from '#browser/router/link.tsx'
import { inOrder } from '#ui/elements/in-order.ts'
import { type Block, isOwnPath, type Span } from '#values/rich-text/rich-text.ts'

/** A text of the merchant's, already read: nothing in it but headings, paragraphs, lists, looks and links. */
export const RichText = ({ blocks }: { blocks: readonly Block[] }) => inOrder(blocks.map(drawn))

function drawn(block: Block): ReactNode {
  switch (block.is) {
    case 'h2':
    case 'h3': {
      const Heading = block.is
      return (
        <Heading>
          <Words spans={block.spans} />
        </Heading>
      )
    }
    case 'p':
      return (
        <p className={lines}>
          <Words spans={block.spans} />
        </p>
      )
    case 'ul':
    case 'ol': {
      const List = block.is
      return <List>{inOrder(block.items.map(itemOf))}</List>
    }
  }
}

const itemOf = (spans: Span[]) => (
  <li className={lines}>
    <Words spans={spans} />
  </li>
)

/** A line that was ended ends. */
const lines = 'whitespace-pre-line'

/** The words of one line, with their looks. */
export const Words = ({ spans }: { spans: readonly Span[] }) => inOrder(spans.map(looked))

function looked({ text, bold, italic, code, to }: Span): ReactNode {
  const plain = code ? <code>{text}</code> : to === undefined ? text : <TextLinkTo to={to}>{text}</TextLinkTo>
  const slanted = italic ? <em>{plain}</em> : plain
  return bold ? <strong>{slanted}</strong> : slanted
}

const TextLinkTo = ({ to, children }: { to: string; children: string }) =>
  isOwnPath(to) ? <Link to={to}>{children}</Link> : <a href={to}>{children}</a>

/** How links and lists look in a text of the merchant's. */
export const textLook =
  '[&_a]:font-semibold [&_a]:text-leaf-dark [&_a]:underline [&_a]:underline-offset-4 [&_a]:wrap-anywhere [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-2 [&_ul]:pl-5 [&_ol]:grid [&_ol]:list-decimal [&_ol]:gap-2 [&_ol]:pl-5'
