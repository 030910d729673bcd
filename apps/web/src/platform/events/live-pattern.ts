import type { LiveKind } from '@marea/contract/events.ts'
import type { ConnectionEvent, LiveEvent } from '@marea/contract/platform/live.ts'
import type { TransientEvent } from '@marea/contract/platform/transient-events.ts'
import type { StreamEvent } from './event-stream.ts'

type GroupOf<Kind> = Kind extends `${infer Group}.${string}` ? Group : never

/** A kind of event, or every stored kind of a slice as `booking.*`. */
export type LivePattern = LiveKind | `${GroupOf<LiveKind>}.*` | TransientEvent['kind']

/** The events that a pattern matches; `live.gap` is always among them. */
export type Matched<Pattern extends LivePattern> =
  | LiveEvent<MatchedKind<Pattern>>
  | Extract<TransientEvent, { kind: Pattern }>
  | (ConnectionEvent & { kind: 'live.gap' })

type MatchedKind<Pattern> = Pattern extends LiveKind
  ? Pattern
  : Pattern extends `${infer Group}.*`
    ? Extract<LiveKind, `${Group}.${string}`>
    : never

export function isMatched(event: StreamEvent, patterns: readonly LivePattern[]): boolean {
  const { kind } = event
  if (kind === 'live.gap') return true
  return patterns.some((pattern) =>
    pattern.endsWith('.*')
      ? 'id' in event && kind.startsWith(pattern.slice(0, -1))
      : kind === pattern,
  )
}
