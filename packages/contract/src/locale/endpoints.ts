import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'

export const TextTable = z.record(z.string(), z.string())
export type TextTable = z.infer<typeof TextTable>

export const localeEndpoints = endpoints({
  'GET /settings/Locale/full': {
    summary: 'Every text of a client in English and Spanish',
    query: z.strictObject({ key: z.enum(['web']) }),
    result: z.object({ en: TextTable, es: TextTable }),
  },
})
