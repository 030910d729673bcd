/** Each area is a build of its own with its own routes, frame and first load (decision 125). */
export const areas = ['guest', 'owner', 'console'] as const

export type Area = (typeof areas)[number]

/** By the first part of the path; every other path is of the guest area. */
const areaOfFolder: ReadonlyMap<string, Area> = new Map([
  ['property-management', 'owner'],
  ['admin', 'console'],
  ['dev', 'console'],
  ['setup', 'console'],
])

/** Spelled in any way that the router would match, also as its request for data. */
export function areaOf(pathname: string): Area {
  const [, folder = ''] = pathname.split('/')
  return areaOfFolder.get(decode(folder.replace(/\.data$/, '')).toLowerCase()) ?? 'guest'
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
