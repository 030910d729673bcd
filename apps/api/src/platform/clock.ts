export type Clock = { now(): Temporal.Instant; stop?(): void }

export type SettableClock = Clock & {
  set(instant: string): void
  advance(duration: Temporal.DurationLike): void
}

export function settableClock(start: string): SettableClock {
  let instant = Temporal.Instant.from(start)
  return {
    now: () => instant,
    set: (next) => {
      instant = Temporal.Instant.from(next)
    },
    advance: (duration) => {
      instant = instant.add(duration)
    },
  }
}
