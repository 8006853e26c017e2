/** Whose logo it is: an uploaded one as an `<img>` shows it, or none. */
export type StoreBrand = { name: string; logo?: { src: string; width: number; height: number } | undefined }

type LogoProps = {
  store: StoreBrand
  light?: boolean
  className?: string
}

/**
 * The shop's logo, or else the drawn mark (`mark-light.svg` for dark grounds, which are the footer's, below the first view,
 * and the door's), and its name as it is now. What else a page with a logo needs stands in `logoStyles`.
 */
export const Logo = ({ store: { name, logo }, light, className = '' }: LogoProps) => (
  <span className={`flex items-center gap-2 ${className}`}>
    <img
      src={`/brand/mark${light ? '-light' : ''}.svg`}
      alt=""
      width={40}
      height={40}
      loading={light ? 'lazy' : undefined}
      {...logo}
    />
    <span className="truncate font-heading text-lg font-semibold">{name}</span>
  </span>
)
