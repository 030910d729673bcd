import { readFileSync } from 'node:fs'
import { lowContrasts, panel, textSoft } from '@marea/contract/platform/brand/contrast.ts'
import { defaultColors, fontPairs } from '@marea/contract/platform/brand/look.ts'
import { defaultBrand } from '@marea/contract/platform/brand.ts'
import { expect, test } from 'vitest'
import { brandCss, brandTokens } from './brand-tokens.ts'

const sheet = readFileSync('apps/web/src/ui/style/tokens.css', 'utf8')

const inThemes = ({ light, dark }: { light: string; dark: string }) =>
  `light-dark(${light}, ${dark})`

test('the default look is the one of the style sheet, and needs no other', () => {
  const tokens = brandTokens(defaultBrand)
  for (const name of ['--lagoon', '--coral', '--tide', '--serif', '--sans']) {
    expect(sheet).toContain(`  ${name}: ${tokens[name as `--${string}`]};`)
  }
  expect(sheet).toContain(`  --sand: ${inThemes(panel)};`)
  expect(sheet).toContain(`  --ink-soft: ${inThemes(textSoft)};`)
  expect(brandCss(defaultBrand)).toBe('')
  expect(lowContrasts(defaultColors)).toEqual([])
})

test('another color or font is set for every part of a page', () => {
  const accent = { light: '#7a1f4b', dark: '#f2a0c4' }
  const css = brandCss({ ...defaultBrand, colors: { ...defaultColors, accent } })
  expect(css).toMatch(/^:root,\[data-theme\]\{.*--lagoon:light-dark\(#7a1f4b, #f2a0c4\);.*\}$/)
  for (const fonts of fontPairs.filter((pair) => pair !== 'bodoni')) {
    expect(brandCss({ ...defaultBrand, fonts })).toMatch(/--serif:(?!"Bodoni)/)
  }
})

test('each pair that is hard to read is found, with its ratio', () => {
  const colors = {
    accent: { light: '#777777', dark: '#6fc7bb' },
    highlight: { light: '#b43a1f', dark: '#333333' },
    tint: { light: '#dde9e4', dark: '#8899aa' },
  }
  expect(
    lowContrasts(colors).map(({ color, on, theme, ratio }) => [color, on, theme, ratio.toFixed(1)]),
  ).toEqual([
    ['accent', 'panel', 'light', '3.7'],
    ['accent', 'tint', 'light', '3.6'],
    ['accent', 'tint', 'dark', '1.5'],
    ['highlight', 'panel', 'dark', '1.2'],
    ['highlight', 'tint', 'dark', '4.3'],
    ['tint', 'text', 'dark', '1.3'],
  ])
})
