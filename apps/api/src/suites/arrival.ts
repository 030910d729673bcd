import type { Language } from '@marea/contract/language.ts'
import { photoAddress } from '#identity/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { findHome, listArrivalTexts } from './store.ts'

/** What a guest of a home knows of it beyond its page: the door, and who opens it. */
export async function readHome(ctx: Ctx, suiteId: string) {
  const home = await findHome(ctx.db, suiteId)
  if (!home) throw new Problem('resource.not_found')
  const { ownerId, ownerName, ownerPhotoKey, street, city, region, postalCode, country } = home
  const texts = await listArrivalTexts(ctx.db, suiteId)
  const inLanguage = (language: Language) => texts.find((each) => each.language === language)
  return {
    owner: {
      id: ownerId,
      firstName: ownerName.split(' ', 1)[0] ?? '',
      photo: ownerPhotoKey === null ? null : photoAddress(ctx, ownerPhotoKey),
    },
    houseRules: {
      en: inLanguage('en')?.houseRules ?? [],
      es: inLanguage('es')?.houseRules ?? [],
    },
    door: {
      ...{ street, city, region, postalCode, country },
      ...{ latitude: home.latitude, longitude: home.longitude },
      notes: {
        en: inLanguage('en')?.arrivalNotes ?? '',
        es: inLanguage('es')?.arrivalNotes ?? '',
      },
    },
  }
}

/** Whose home it is; one that is not listed any more takes no guests. */
export async function ownerOfListed(ctx: Ctx, suiteId: string): Promise<string> {
  const home = await findHome(ctx.db, suiteId)
  if (home?.status !== 'published') throw new Problem('resource.not_found')
  return home.ownerId
}
