import { fileURLToPath } from 'node:url'
import type { Language } from '@marea/contract/platform/language.ts'
import PDFDocument from 'pdfkit'

/** The fonts and colors of every PDF. */
export const fonts = {
  serif: fontPath('bodoni-moda-regular'),
  sans: fontPath('hanken-grotesk-regular'),
  strong: fontPath('hanken-grotesk-semibold'),
}
export const colors = { ink: '#13201e', soft: '#55635f', line: '#ddd3c4', lagoon: '#0d4b46' }

export type Page = PDFKit.PDFDocument

type PageSetup = {
  title: string
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
  const { title, issuedAt, language, margin, layout, subject, isNumbered = false } = setup
  const made = new Date(issuedAt.epochMilliseconds)
  return new PDFDocument({
    size: 'LETTER',
    layout,
    margin,
    lang: language,
    displayTitle: true,
    font: fonts.sans,
    bufferPages: isNumbered,
    info: {
      Title: title,
      Author: 'Marea',
      Creator: 'Marea',
      CreationDate: made,
      ModDate: made,
      ...(subject ? { Subject: subject } : {}),
    },
  })
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
