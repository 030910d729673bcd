import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { perLanguage } from '#platform/language.ts'

export const TextTable = z.record(z.string(), z.string())
export type TextTable = z.infer<typeof TextTable>

export const localeEndpoints = endpoints({
  'GET /settings/Locale/full': {
    summary:
      'Get every text of a client in every language, or the names of taxes, places and licenses',
    query: z.strictObject({ key: z.enum(['web', 'names']) }),
    result: z.object(perLanguage(() => TextTable)),
  },
})
