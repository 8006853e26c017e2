import type { Block, Span } from './rich-text.ts'

/** A heading and its content; content before the first heading has none. */
export type TextSection = { title: Span[] | null; blocks: Block[] }

/** Splits a text before each heading of that rank. */
export function splitSections(blocks: readonly Block[], rank: 'h2' | 'h3'): TextSection[] {
  const sections: TextSection[] = []
  for (const block of blocks) {
    const open = sections.at(-1)
    if (block.is === rank) sections.push({ title: block.spans, blocks: [] })
    else if (open) open.blocks.push(block)
    else sections.push({ title: null, blocks: [block] })
  }
  return sections
}
