import { hasOwnColor } from '@marea/contract/platform/brand/contrast.ts'
import { type BrandColor, brandColors, type FontPair } from '@marea/contract/platform/brand/look.ts'
import type { Brand } from '@marea/contract/platform/brand.ts'
import type { CSSProperties } from 'react'

type Tokens = CSSProperties & Record<`--${string}`, string>

type Look = Pick<Brand, 'colors' | 'fonts'>

const serif = '"Bodoni Moda", "Bodoni Stand-in", Didot, Georgia, serif'
const sans = '"Hanken Grotesk", "Hanken Stand-in", system-ui, sans-serif'

const fontTokens: Record<FontPair, { serif: string; sans: string }> = {
  bodoni: { serif, sans },
  hanken: { serif: sans, sans },
  system: { serif: 'Georgia, "Times New Roman", serif', sans: 'system-ui, sans-serif' },
}

/** In place of those of the style sheet; the shades beside a color follow from it. */
export function brandTokens({ colors, fonts }: Look): Tokens {
  const inThemes = (color: BrandColor) =>
    `light-dark(${colors[color].light}, ${colors[color].dark})`
  return {
    '--lagoon': inThemes('accent'),
    '--lagoon-press': 'color-mix(in oklab, var(--lagoon) 84%, var(--ink))',
    '--coral': inThemes('highlight'),
    '--tide': inThemes('tint'),
    '--tide-deep': 'color-mix(in oklab, var(--tide) 86%, var(--lagoon))',
    '--serif': fontTokens[fonts].serif,
    '--sans': fontTokens[fonts].sans,
  }
}

/** Nothing for the look that the style sheet has. */
export function brandCss(look: Look): string {
  const isOwn =
    look.fonts !== 'bodoni' || brandColors.some((each) => hasOwnColor(look.colors, each))
  if (!isOwn) return ''
  const rules = Object.entries(brandTokens(look)).map(([name, value]) => `${name}:${value}`)
  return `:root,[data-theme]{${rules.join(';')}}`
}
