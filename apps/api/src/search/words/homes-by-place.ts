import { type Bits, clearBit, hasBit, newBits, setBit } from '#search/bits.ts'
import { findPlaces } from './named-places.ts'

/** Which homes are in which place; one without homes is not known. */
export function newHomesByPlace(capacity: number) {
  const places = new Map<string, { names: readonly string[]; bits: Bits }>()
  return {
    /** Returns whether the place of the home or its names changed. */
    put(slot: number, place: string, names: readonly string[]): boolean {
      const known = places.get(place) ?? { names, bits: newBits(capacity) }
      if (hasBit(known.bits, slot) && known.names.join() === names.join()) return false
      for (const { bits } of places.values()) clearBit(bits, slot)
      setBit(known.bits, slot)
      places.set(place, { names, bits: known.bits })
      return true
    },
    remove(slot: number): void {
      for (const { bits } of places.values()) clearBit(bits, slot)
    },
    homesIn: (place: string): Bits => places.get(place)?.bits ?? newBits(capacity),
    /** The places that a text names, and its other words. */
    findIn(text: string) {
      const known = [...places].filter(([, { bits }]) => bits.some((word) => word !== 0))
      return findPlaces(
        text,
        known.map(([slug, { names }]) => ({ slug, names })),
      )
    },
  }
}
