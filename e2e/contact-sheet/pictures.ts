import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Photo } from './photograph.ts'

const folder = fileURLToPath(new URL('../../docs/use/pictures', import.meta.url))

/** The names of pictures in the documentation, by the pages they show. */
export const pictures: Readonly<Record<string, string>> = {
  '/property-management': 'overview',
  '/property-management/homes/:slug': 'listing',
  '/property-management/calendar': 'calendar',
  '/property-management/prices': 'prices',
  '/property-management/view-financials': 'financials',
  '/admin': 'console',
  '/admin/withdrawals': 'withdrawals',
}

export async function writePictures(sheet: string, photos: readonly Photo[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const { screen, file, fault } of photos) {
    if (fault) continue
    const image = sharp(join(sheet, file)).resize(960, 600).webp({ quality: 60, effort: 6 })
    await image.toFile(join(folder, `${pictures[screen]}.webp`))
  }
}
