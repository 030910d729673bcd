/** Facts about a span that name no person: operations, routes, codes and counts. */
type SpanFacts = Record<string, string | number>

export type SpanKind = 'job' | 'outgoing'

export type RequestSpan = {
  /** Runs the work with this span as the parent of all spans that it starts. */
  run(work: () => void): void
  end(name: string, facts: SpanFacts, isFailed: boolean): void
}

type QueryFacts = { text: string; ms: number; isFailed: boolean }

/** What the adapter of OpenTelemetry offers. */
export type Tracing = {
  startRequest(): RequestSpan
  inSpan<Result>(name: string, kind: SpanKind, work: () => Promise<Result>): Promise<Result>
  recordQuery(query: QueryFacts): void
  currentIds(): { traceId: string; spanId: string } | undefined
  close(): Promise<void>
}
