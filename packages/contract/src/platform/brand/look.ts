/** How a brand looks, without schemas, because every page needs it. */

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

type InBothThemes = Record<Theme, string>

/** Buttons and links, what stands out, and the ground of quiet panels. */
export const brandColors = ['accent', 'highlight', 'tint'] as const
export type BrandColor = (typeof brandColors)[number]
export type BrandColors = Record<BrandColor, InBothThemes>

/** As `tokens.css` has them. */
export const defaultColors: BrandColors = {
  accent: { light: '#0d4b46', dark: '#6fc7bb' },
  highlight: { light: '#b43a1f', dark: '#ff8f73' },
  tint: { light: '#dde9e4', dark: '#17332f' },
}

/** Bodoni Moda with Hanken Grotesk, Hanken Grotesk alone, and what each device has. */
export const fontPairs = ['bodoni', 'hanken', 'system'] as const
export type FontPair = (typeof fontPairs)[number]

/** The pictures of a brand: the logo, the one for dark grounds, the icon of apps and tabs, and the one of shared links. */
export const pictureKinds = ['logo', 'logoOnDark', 'icon', 'social'] as const
export type PictureKind = (typeof pictureKinds)[number]

export type BrandPicture = {
  /** Made of the content, so that another picture has another address. */
  key: string
  format: 'svg' | 'png' | 'jpg'
  width: number
  height: number
}

export type BrandPictures = Record<PictureKind, BrandPicture | null>

export const noPictures: BrandPictures = { logo: null, logoOnDark: null, icon: null, social: null }

export const maxPictureBytes = 5 * 1024 * 1024
export const socialSize = { width: 1200, height: 630 }
export const smallestIcon = 512

export const iconVariants = ['180', '192', 'maskable'] as const

export function pictureUrl({ key, format }: Pick<BrandPicture, 'key' | 'format'>): string {
  return `/brand/${key}.${format}`
}

/** The full size, or one that phones and browsers ask for. */
export function iconUrl(
  icon: BrandPicture | null,
  variant?: (typeof iconVariants)[number],
): string | undefined {
  return icon ? `/brand/${icon.key}${variant ? `-${variant}` : ''}.png` : undefined
}
