import type { Language } from '@marea/contract/platform/language.ts'
import type { Suite, SuitePhoto } from '@marea/contract/suites/endpoints.ts'

export type TourPhoto = { photo: SuitePhoto; number: number }

/** Sleeping areas have their own names; other rooms are named by their kind. */
export type TourRoom = {
  id: string
  name: Record<Language, string> | null
  kind: SuitePhoto['room']
  photos: [TourPhoto, ...TourPhoto[]]
}

/** Photos grouped by room, both in the order that the owner chose. */
export function tourRooms({
  photos,
  sleepingAreas,
}: Pick<Suite, 'photos' | 'sleepingAreas'>): TourRoom[] {
  const rooms = new Map<string, TourRoom>()
  for (const [index, photo] of photos.entries()) {
    const area = sleepingAreas.findIndex((each) => each.photo === photo.key)
    const id = area < 0 ? photo.room : `area-${area}`
    const shown = { photo, number: index + 1 }
    const room = rooms.get(id)
    if (room) room.photos.push(shown)
    else {
      const name = sleepingAreas[area]?.name ?? null
      rooms.set(id, { id, name, kind: photo.room, photos: [shown] })
    }
  }
  return [...rooms.values()]
}
