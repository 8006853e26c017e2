type LogoProps = {
  name: string
  light?: boolean
  /** Below what is seen first. */
  lazy?: boolean
  className?: string
}

/** The brand's mark and name. The files are the merchant's: `public/brand/logo.svg`, and `logo-light.svg` for dark grounds. */
export function Logo({ name, light, lazy, className }: LogoProps) {
  return (
    <img
      src={light ? '/brand/logo-light.svg' : '/brand/logo.svg'}
      alt={name}
      width={148}
      height={40}
      loading={lazy ? 'lazy' : undefined}
      className={className}
    />
  )
}
