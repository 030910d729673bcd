import { createSeededRandom } from './seeded-random.ts'

/** How many people come to a stay: the first draw of its guests in `toDemoBooking`. */
export function drawGuestCount(reference: string, most: number): number {
  return createSeededRandom(`party of ${reference}`).whole(1, most)
}
