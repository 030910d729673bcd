import { z } from 'zod'

/** Before and after these years PostgreSQL or the arithmetic of days has no answer. */
const isOfOurTime = (text: string) => /^(19|2\d)/.test(text)

export const SentDay = z.iso.date().refine(isOfOurTime)

export const SentInstant = z.iso.datetime().refine(isOfOurTime)

export const SentCursor = z
  .string()
  .pipe(z.templateLiteral([z.iso.datetime(), '~', z.uuid()]))
  .refine(isOfOurTime)
