import { z } from 'zod'

/** PostgreSQL or date arithmetic fails outside these years. */
const isSupportedYear = (text: string) => /^(19|2\d)/.test(text)

export const SentDay = z.iso.date().refine(isSupportedYear)

export const SentInstant = z.iso.datetime().refine(isSupportedYear)

export const SentCursor = z
  .string()
  .pipe(z.templateLiteral([z.iso.datetime(), '~', z.uuid()]))
  .refine(isSupportedYear)
