/** One bit for each home; all sets that are combined have the same length. */
export type Bits = Int32Array

export function newBits(capacity: number): Bits {
  return new Int32Array(Math.ceil(capacity / 32))
}

export function hasBit(bits: Bits, at: number): boolean {
  return (((bits[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1
}

export function setBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31))
}

export function clearBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) & ~(1 << (at & 31))
}

export function writeBit(bits: Bits, at: number, isSet: boolean): void {
  if (isSet) setBit(bits, at)
  else clearBit(bits, at)
}

export function intersectInto(into: Bits, other: Bits): void {
  for (let word = 0; word < into.length; word += 1) {
    into[word] = (into[word] ?? 0) & (other[word] ?? 0)
  }
}

export function subtractInto(into: Bits, other: Bits): void {
  for (let word = 0; word < into.length; word += 1) {
    into[word] = (into[word] ?? 0) & ~(other[word] ?? 0)
  }
}

type Four = readonly [Bits, Bits, Bits, Bits]

/** Writes the homes in all of the first sets and in none of the others, and returns their number. */
export function filterInto(into: Bits, keeping: Four, dropping: Four): number {
  const [one, two, three, four] = keeping
  const [first, second, third, fourth] = dropping
  let count = 0
  for (let at = 0; at < into.length; at += 1) {
    const kept = (one[at] ?? 0) & (two[at] ?? 0) & (three[at] ?? 0) & (four[at] ?? 0)
    const dropped = (first[at] ?? 0) | (second[at] ?? 0) | (third[at] ?? 0) | (fourth[at] ?? 0)
    const left = kept & ~dropped
    into[at] = left
    if (left !== 0) count += popCount(left)
  }
  return count
}

export function intersection(first: Bits, others: readonly Bits[]): Bits {
  const met = first.slice()
  for (const other of others) intersectInto(met, other)
  return met
}

/** Keeps those that miss at most one of the sets. */
export function keepMissingAtMostOne(into: Bits, sets: readonly Bits[]): void {
  for (let word = 0; word < into.length; word += 1) {
    let once = 0
    let twice = 0
    for (const set of sets) {
      const missed = ~(set[word] ?? 0)
      twice |= once & missed
      once |= missed
    }
    into[word] = (into[word] ?? 0) & ~twice
  }
}

export function countCommon(one: Bits, other: Bits): number {
  let count = 0
  for (let word = 0; word < one.length; word += 1) {
    count += popCount((one[word] ?? 0) & (other[word] ?? 0))
  }
  return count
}

/** Writes the places of all set bits, lowest first, and returns how many there are. */
export function listBits(bits: Bits, into: Int32Array): number {
  let count = 0
  for (let word = 0; word < bits.length; word += 1) {
    let rest = bits[word] ?? 0
    while (rest !== 0) {
      const lowest = rest & -rest
      into[count] = (word << 5) + 31 - Math.clz32(lowest)
      count += 1
      rest ^= lowest
    }
  }
  return count
}

function popCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
