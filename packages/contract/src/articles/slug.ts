import { z } from 'zod'
import { articleLimits } from './content.ts'

/** Lower-case words with hyphens, as an address shows them. */
export const Slug = z
  .string()
  .max(articleLimits.slug)
  .regex(/^[a-z0-9-]+$/)
  .refine((slug) => !/^-|--|-$/.test(slug))

/** The address that a title suggests; empty for a title without letters or digits. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[a-z0-9]+/g)
  return (words ?? []).reduce((slug, word) => {
    const longer = slug ? `${slug}-${word}` : word.slice(0, articleLimits.slug)
    return longer.length > articleLimits.slug - 4 && slug ? slug : longer
  }, '')
}
