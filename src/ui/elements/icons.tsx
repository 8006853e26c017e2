import type { ComponentType } from 'react'

type IconProps = { className?: string; strokeWidth?: number }

/** An icon component that takes its size from a class. */
export type IconComponent = ComponentType<IconProps>

/**
 * Creates an icon from the data of an SVG path, 24 units wide and high. Based on Lucide (ISC, https://lucide.dev), each
 * as one path. Copied, because the library is 51 MB to install and adds 1.3 KB to the first script. They are hidden
 * from screen readers, as text is beside them. These are the icons of the first view and of products; `lazy-icons.tsx`
 * has the rest.
 */
export const createIcon =
  (path: string): IconComponent =>
  ({ className, strokeWidth = 2 }) => (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={path} />
    </svg>
  )

export const ArrowUpIcon = createIcon('M5 12l7-7 7 7M12 19V5')
export const BagIcon = createIcon(
  'M16 10a4 4 0 0 1-8 0M3.1 6.03h17.8M3.4 5.47a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.67a2 2 0 0 0-.4-1.2l-2-2.67A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z',
)
export const CheckIcon = createIcon('M20 6 9 17l-5-5')
export const ChevronDownIcon = createIcon('M6 9l6 6 6-6')
export const ChevronLeftIcon = createIcon('M15 18l-6-6 6-6')
export const ChevronRightIcon = createIcon('M9 18l6-6-6-6')
export const CloseIcon = createIcon('M18 6 6 18M6 6l12 12')
export const CloudOffIcon = createIcon(
  'M2 2l20 20M5.78 5.78A7 7 0 0 0 9 19h8.5a4.5 4.5 0 0 0 1.31-.2M21.53 16.5A4.5 4.5 0 0 0 17.5 10h-1.79A7.01 7.01 0 0 0 10 5.07',
)
export const MenuIcon = createIcon('M4 5h16M4 12h16M4 19h16')
export const MinusIcon = createIcon('M5 12h14')
export const PauseIcon = createIcon('M9 5v14M15 5v14')
export const PlayIcon = createIcon('M7 4l13 8-13 8z')
export const PlusIcon = createIcon('M5 12h14M12 5v14')
export const RingIcon = createIcon('M21 12a9 9 0 1 1-6.22-8.56')
export const SearchIcon = createIcon('M21 21l-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0z')
export const SproutIcon = createIcon(
  'M14 9.54V7a4 4 0 0 1 4-4h1.5a.5.5 0 0 1 .5.5V5a4 4 0 0 1-4 4 4 4 0 0 0-4 4c0 2 1 3 1 5a5 5 0 0 1-1 3M4 9a5 5 0 0 1 8 4 5 5 0 0 1-8-4M5 21h14',
)
