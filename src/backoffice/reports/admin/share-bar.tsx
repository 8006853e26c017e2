/** How much of a full bar a figure is, such as of the largest row. It repeats the figure beside it, so screen readers skip it. */
export const ShareBar = ({ share }: { share: number }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 100 4"
    preserveAspectRatio="none"
    className="mt-1 block h-1.5 w-full max-w-48"
  >
    <rect width="100" height="4" className="fill-line" />
    <rect width={Math.max(0, share) * 100} height="4" className="fill-leaf" />
  </svg>
)
