import { z } from 'zod'

/** What an administrator's action was about, by name. */
export const ActDetails = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null()]),
)
