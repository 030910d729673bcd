import {
  type BrandColor,
  type BrandColors,
  brandColors,
  defaultColors,
  type Theme,
  themes,
} from './look.ts'

/** What texts need on their ground (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5

/** Of the grounds that no brand changes, the one that is nearest to the colors of texts. */
export const panel: Record<Theme, string> = { light: '#f0e9de', dark: '#182826' }

/** The softer of the two colors of texts. */
export const textSoft: Record<Theme, string> = { light: '#55635f', dark: '#a5b1ad' }

export type LowContrast = {
  color: BrandColor
  /** What it meets. */
  on: 'panel' | 'tint' | 'text'
  theme: Theme
  ratio: number
}

/** The pairs that are hard to read. The accent and the highlight are texts; the tint is a ground. */
export function lowContrasts(colors: BrandColors): LowContrast[] {
  return themes.flatMap((theme) =>
    brandColors
      .flatMap((color) => {
        const own = colors[color][theme]
        const pair = (on: LowContrast['on'], other: string) => ({
          color,
          on,
          theme,
          ratio: contrast(own, other),
        })
        if (color === 'tint') return [pair('text', textSoft[theme])]
        return [pair('panel', panel[theme]), pair('tint', colors.tint[theme])]
      })
      .filter(({ ratio }) => ratio < leastContrast),
  )
}

/** Rounded down, so that what is refused never reads as enough. */
export function ratioText(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2)
}

export function isColor(text: string): boolean {
  return /^#[\da-f]{6}$/.test(text)
}

export function hasOwnColor(colors: BrandColors, color: BrandColor): boolean {
  return themes.some((theme) => colors[color][theme] !== defaultColors[color][theme])
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
