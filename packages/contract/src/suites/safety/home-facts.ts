import type { Amenity } from '#suites/amenities.ts'

export const homeFactGroups = {
  access: [
    'entranceParking',
    'stepFreeInside',
    'bedroomOnEntryLevel',
    'walkInShower',
    'showerGrabBars',
    'toiletGrabBars',
    'showerSeat',
  ],
  equipment: ['smokeAlarm', 'carbonMonoxideAlarm', 'fireExtinguisher', 'firstAidKit'],
  notices: ['unfencedPool', 'waterWithoutLifeguard', 'stairs', 'outdoorCameras', 'noiseMonitor'],
} as const
export type HomeFactGroup = keyof typeof homeFactGroups
export type HomeFact = (typeof homeFactGroups)[HomeFactGroup][number]

export const homeFacts: readonly HomeFact[] = Object.values(homeFactGroups).flat()

/** Facts that guests search by are amenities, and are shown with the others. */
export const accessAmenities = [
  'stepFreeEntrance',
  'elevator',
  'wheelchairAccessible',
] as const satisfies readonly Amenity[]
