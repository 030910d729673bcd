import type { Brand } from '@marea/contract/platform/brand.ts'

/** With the logo as documents print it; without one they print the name. */
export type PrintedBrand = Brand & { logoImage?: Buffer | undefined }
