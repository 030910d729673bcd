import type { Language } from '@marea/contract/platform/language.ts'
import { type Db, queryPrepared, type Statement } from '#platform/db/database.ts'
import type { SuiteStatus } from '#platform/generated/database.ts'
import type { PhotoRow } from './suite-shape.ts'

type HomeRow = {
  slug: string
  name: string
  neighborhood: string
  neighborhoodName: string
  place: string
  timeZone: string
  status: SuiteStatus
  photo: PhotoRow | null
  ownerId: string
  ownerName: string
  ownerPhotoKey: string | null
  ownerPhone: string
  street: string
  city: string
  region: string
  postalCode: string
  country: string
  latitude: number
  longitude: number
  texts: Partial<Record<Language, { houseRules: string[]; arrivalNotes: string }>> | null
}

/** Also finds unlisted homes, because a guest of one still needs it. */
const homeById: Statement = {
  name: 'home-by-id',
  text: `
    select s.slug, s.name, s.neighborhood, n.name "neighborhoodName", s.status,
      s.place, place.time_zone "timeZone",
      s.owner_id "ownerId", u.full_name "ownerName", u.photo_key "ownerPhotoKey",
      u.phone "ownerPhone",
      s.street, s.city, place.region, s.postal_code "postalCode", place.country,
      coalesce(s.pin_latitude, s.latitude) latitude, coalesce(s.pin_longitude, s.longitude) longitude,
      (select json_object_agg(language, json_build_object('houseRules', house_rules,
          'arrivalNotes', arrival_notes))
        from suite_texts where suite_id = s.id) texts,
      (select json_build_object('fileKey', file_key, 'width', width, 'height', height,
          'widths', widths, 'thumbhash', thumbhash, 'color', color, 'altEn', alt_en,
          'altEs', alt_es, 'captionEn', caption_en, 'captionEs', caption_es, 'room', room)
        from suite_photos where suite_id = s.id order by position limit 1) photo
    from suites s
    join users u on u.id = s.owner_id
    join neighborhoods n on n.slug = s.neighborhood
    join places place on place.slug = s.place
    where s.id = $1`,
}

export async function findHome(db: Db, suiteId: string): Promise<HomeRow | undefined> {
  const [row] = await queryPrepared<HomeRow>(db, homeById, [suiteId])
  return row
}
