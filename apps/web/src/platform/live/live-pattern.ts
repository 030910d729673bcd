import type { LiveKind } from '@marea/contract/platform/events.ts'
import type { ConnectionEvent, LiveEvent } from '@marea/contract/platform/live.ts'
import type { StreamEvent } from './event-stream.ts'

type GroupOf<Kind> = Kind extends `${infer Group}.${string}` ? Group : never

/** A kind of event, or every kind of a slice as `booking.*`. */
export type LivePattern = LiveKind | `${GroupOf<LiveKind>}.*`

/** The events that a pattern matches; `live.gap` is always among them. */
export type Matched<Pattern extends LivePattern> =
  | LiveEvent<MatchedKind<Pattern>>
  | (ConnectionEvent & { kind: 'live.gap' })

type MatchedKind<Pattern> = Pattern extends LiveKind
  ? Pattern
  : Pattern extends `${infer Group}.*`
    ? Extract<LiveKind, `${Group}.${string}`>
    : never

export function isMatched({ kind }: StreamEvent, patterns: readonly LivePattern[]): boolean {
  if (kind === 'live.gap') return true
  return patterns.some((pattern) =>
    pattern.endsWith('.*') ? kind.startsWith(pattern.slice(0, -1)) : kind === pattern,
  )
}
