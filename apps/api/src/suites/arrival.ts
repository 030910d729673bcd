import { perLanguage } from '@marea/contract/platform/language.ts'
import { photoAddress } from '#identity/account/user.ts'
import type { Ctx } from '#platform/ctx.ts'
import { Problem } from '#platform/problem.ts'
import { findHome } from './home-store.ts'
import { photoOf } from './suite-shape.ts'

/** What only a confirmed guest may know about a home: address, access and owner. */
export async function readHome(ctx: Ctx, suiteId: string) {
  const home = await findHome(ctx.db, suiteId)
  if (!home) throw new Problem('resource.not_found')
  const { slug, name, neighborhood, neighborhoodName, photo, status, texts } = home
  const { ownerId, ownerName, ownerPhotoKey, street, city, region, postalCode, country } = home
  return {
    place: home.place,
    timeZone: home.timeZone,
    suite: {
      slug,
      name,
      neighborhood: { slug: neighborhood, name: neighborhoodName },
      photo: photo && photoOf(photo),
      isListed: status === 'published',
    },
    owner: {
      id: ownerId,
      firstName: ownerName.split(' ', 1)[0] ?? '',
      photo: ownerPhotoKey === null ? null : photoAddress(ctx, ownerPhotoKey),
    },
    ownerPhone: home.ownerPhone || null,
    houseRules: perLanguage((language) => texts?.[language]?.houseRules ?? []),
    door: {
      street,
      city,
      region,
      postalCode,
      country,
      latitude: home.latitude,
      longitude: home.longitude,
      notes: perLanguage((language) => texts?.[language]?.arrivalNotes ?? ''),
    },
  }
}
