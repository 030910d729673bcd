import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { perLanguage } from '#platform/language.ts'

export const TextTable = z.record(z.string(), z.string())
export type TextTable = z.infer<typeof TextTable>

export const localeEndpoints = endpoints({
  'GET /settings/Locale/full': {
    summary: 'Get every text in every language, or those that administrators edited or named',
    query: z.strictObject({ key: z.enum(['web', 'edited']) }),
    result: z.object(perLanguage(() => TextTable)),
  },
})
