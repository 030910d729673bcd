import { fileURLToPath } from 'node:url'
import type { FontPair } from '@marea/contract/platform/brand/look.ts'
import type { Language } from '@marea/contract/platform/language.ts'
import PDFDocument from 'pdfkit'
import type { PrintedBrand } from '#platform/printed-brand.ts'

/** The fonts and colors of every PDF; the one of headings is the brand’s. */
export const fonts = {
  heading: 'heading',
  sans: fontPath('hanken-grotesk-regular'),
  strong: fontPath('hanken-grotesk-semibold'),
}
export const colors = { ink: '#13201e', soft: '#55635f', line: '#ddd3c4' }

/** A file has its fonts inside, so those of the reader’s device cannot be used. */
const headingFonts: Record<FontPair, string> = {
  bodoni: fontPath('bodoni-moda-regular'),
  hanken: fonts.strong,
  system: fonts.strong,
}

export type Page = PDFKit.PDFDocument

type PageSetup = {
  title: string
  brand: PrintedBrand
  issuedAt: Temporal.Instant
  language: Language
  margin: number
  layout: 'portrait' | 'landscape'
  /** Stored in the file, so that a copy can be recognized. */
  subject?: string
  /** Keeps all pages until the end, so that they can be numbered. */
  isNumbered?: boolean
}

/** The first US letter page of a document with embedded fonts. */
export function createPage(setup: PageSetup): Page {
  const { title, brand, issuedAt, language, margin, layout, subject, isNumbered = false } = setup
  const made = new Date(issuedAt.epochMilliseconds)
  const page = new PDFDocument({
    size: 'LETTER',
    layout,
    margin,
    lang: language,
    displayTitle: true,
    font: fonts.sans,
    bufferPages: isNumbered,
    info: {
      Title: title,
      Author: brand.legalName,
      Creator: brand.name,
      CreationDate: made,
      ModDate: made,
      ...(subject ? { Subject: subject } : {}),
    },
  })
  return page.registerFont(fonts.heading, headingFonts[brand.fonts])
}

type BrandPlace = { x: number; y: number; size: number }

/** The logo, or the name in letters of this size. */
export function drawBrand(page: Page, brand: PrintedBrand, { x, y, size }: BrandPlace): void {
  page.font(fonts.heading).fontSize(size).fillColor(colors.ink)
  if (!brand.logoImage) {
    page.text(brand.name, x, y)
    return
  }
  const height = page.currentLineHeight(true)
  page.image(brand.logoImage, x, y, { fit: [5 * height, height] })
  page.x = x
  page.y = y + height
}

export function bytesOf(page: Page): Promise<Buffer> {
  const chunks: Buffer[] = []
  page.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise<Buffer>((resolve, reject) => {
    page.on('end', () => resolve(Buffer.concat(chunks)))
    page.on('error', reject)
  })
}

function fontPath(name: string): string {
  return fileURLToPath(new URL(`../../files/fonts/${name}.ttf`, import.meta.url))
}
