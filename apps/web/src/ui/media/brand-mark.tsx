import { type BrandPicture, pictureUrl } from '@marea/contract/platform/brand/look.ts'
import type { Brand } from '@marea/contract/platform/brand.ts'
import { usePage } from '#platform/page/page.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { classes } from '#ui/style/classes.ts'
import styles from './brand-mark.module.css'

/** The logo of whoever runs this installation, or the name. */
export function BrandMark() {
  const t = useText()
  const { pictures } = usePage().config.brand
  return <BrandLogo name={t('value.brand')} pictures={pictures} />
}

export function BrandLogo({ name, pictures }: Pick<Brand, 'name' | 'pictures'>) {
  const { logo, logoOnDark } = pictures
  if (!logo) return name
  return (
    <>
      <Logo name={name} picture={logo} className={logoOnDark ? styles.onLight : styles.plate} />
      {logoOnDark && <Logo name={name} picture={logoOnDark} className={styles.onDark} />}
    </>
  )
}

type LogoProps = { name: string; picture: BrandPicture; className: string | undefined }

function Logo({ name, picture, className }: LogoProps) {
  const { width, height } = picture
  return (
    <img
      className={classes(styles.logo, className)}
      src={pictureUrl(picture)}
      alt={name}
      width={width}
      height={height}
    />
  )
}
