import { sampleHomeCount } from '@marea/contract/setup/site.ts'
import { ratePlan } from '../history/seasons.ts'
import { draftOf, homes } from './homes.ts'

/** Some homes of the demo, for an installation that is not open yet. */
export function sampleHomes(today: string) {
  return homes
    .slice(0, sampleHomeCount)
    .map((home) => ({ draft: draftOf(home), rates: ratePlan(home, today) }))
}
