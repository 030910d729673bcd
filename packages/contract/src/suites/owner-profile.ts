import { z } from 'zod'
import { endpoints } from '#platform/endpoint.ts'
import { languages } from '#platform/language.ts'

/** Languages that owners may list, most common in Miami first. */
export const spokenLanguages = [
  ...languages,
  'pt',
  'fr',
  'ht',
  'it',
  'de',
  'he',
  'ru',
  'zh',
  'ar',
] as const
export const SpokenLanguage = z.enum(spokenLanguages)
export type SpokenLanguage = z.infer<typeof SpokenLanguage>

export const OwnerProfile = z.object({ languages: z.array(SpokenLanguage) })
export type OwnerProfile = z.infer<typeof OwnerProfile>

export const ownerProfileEndpoints = endpoints({
  'GET /user/owner-profile': {
    summary: 'Get what guests see about you besides your name and photo',
    result: OwnerProfile,
    problems: ['identity.sign_in_required'],
  },
  'PUT /user/owner-profile': {
    summary: 'Set the languages you speak with guests',
    body: z.strictObject({ languages: z.array(SpokenLanguage).max(spokenLanguages.length) }),
    result: OwnerProfile,
    problems: ['identity.sign_in_required'],
  },
})
