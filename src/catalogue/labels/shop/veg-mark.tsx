import type { DietMark } from '../rules/food-label.ts'
import * as words from '../words/mark/en.ts'

/** Colour and inner shape of each mark. */
const markStyles = {
  veg: ['#00802b', 'M8 4a4 4 0 1 0 .01 0z'],
  non_veg: ['#8a4b12', 'M8 4 12.5 12h-9z'],
}

/** The legal veg mark: a green dot in a green square, or a brown triangle in a brown square. */
export function VegMark({ mark }: { mark: DietMark }) {
  const [colour, inside] = markStyles[mark]
  return (
    <svg
      role="img"
      aria-label={words.marks[mark]}
      viewBox="0 0 16 16"
      className="size-5 shrink-0"
      fill={colour}
    >
      <path d={`M0 0h16v16H0zM1.5 1.5v13h13v-13z${inside}`} />
    </svg>
  )
}
