/** The shop's name and its uploaded logo, if any, as attributes of an `<img>`. */
export type StoreBrand = { name: string; logo?: { src: string; width: number; height: number } | undefined }

type LogoProps = {
  store: StoreBrand
  /** For a dark background. */
  light?: boolean
  className?: string
}

/**
 * The shop's logo, or else the built-in one (`mark-light.svg` on dark backgrounds: the footer and the login pages), and
 * the shop's current name. Further styles of a logo are in `logoStyles`.
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
