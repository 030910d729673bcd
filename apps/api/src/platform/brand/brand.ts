import type { TextTables } from '@marea/contract/pages.ts'
import type { BrandPicture } from '@marea/contract/platform/brand/look.ts'
import { Brand, defaultBrand } from '@marea/contract/platform/brand.ts'
import { perLanguage } from '@marea/contract/platform/language.ts'
import type { Config } from '#config.ts'
import type { Db } from '#platform/db/database.ts'
import type { Log } from '#platform/log/log.ts'
import type { FilePort } from '#platform/ports.ts'
import type { PrintedBrand } from '#platform/printed-brand.ts'
import { findBrand } from './brand-store.ts'

/** The brand of this process, in memory: pages and emails need it when the database does not answer. */
export type ShownBrand = { read(): Brand; printed(): PrintedBrand; refresh(): Promise<void> }

type Stored = { db: Db; config: Pick<Config, 'support'> }
type Files = { ports: { files: Pick<FilePort, 'get'> }; log: Log }

export async function openBrand(given: Stored & Files): Promise<ShownBrand> {
  const known = await readAll(given)
  return {
    read: () => known.brand,
    printed: () => known.printed,
    async refresh() {
      Object.assign(known, await readAll(given))
    },
  }
}

async function readAll(given: Stored & Files) {
  const brand = await readBrand(given)
  return { brand, printed: { ...brand, logoImage: await readLogo(brand, given) } }
}

export async function readBrand({ db, config }: Stored): Promise<Brand> {
  return brandOf(await findBrand(db), initialBrand(config))
}

/** Without its file, documents show the name. */
async function readLogo({ pictures }: Brand, { ports, log }: Files): Promise<Buffer | undefined> {
  const { logo } = pictures
  if (!logo) return undefined
  const file = await ports.files.get(pictureFile(logo)).catch((error: unknown) => {
    log.error({ err: error }, 'logo not read')
  })
  return file?.bytes
}

/** Of a logo, an image that emails and documents can show; of other pictures, the whole one. */
export function pictureFile({ key, format }: Pick<BrandPicture, 'key' | 'format'>): string {
  return `brand/${key}.${format === 'jpg' ? 'jpg' : 'png'}`
}

/** What applies until the first change: the contacts of the environment. */
export function initialBrand({ support }: Pick<Config, 'support'>): Brand {
  return { ...defaultBrand, ...support }
}

/** Another version may have stored other parts; those that it lacks, or that this one cannot read, are the initial ones. */
export function brandOf(stored: unknown, initial: Brand): Brand {
  return Brand.strip().safeParse({ ...initial, ...Object(stored) }).data ?? initial
}

/** For texts that name nothing else. */
export function namesOf({ name }: Pick<Brand, 'name'>): TextTables {
  return perLanguage(() => ({ 'value.brand': name }))
}
