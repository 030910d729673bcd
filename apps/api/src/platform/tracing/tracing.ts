import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RequestSpan, SpanKind, Tracing } from './port.ts'

let tracing: Tracing | undefined

/** Its libraries are loaded only when there is a collector, because they cost memory and start time. */
export async function openTracing({
  otlpEndpoint,
  traceRatio,
}: {
  otlpEndpoint: string | undefined
  traceRatio: number
}): Promise<{ close(): Promise<void> }> {
  if (!otlpEndpoint) return { close: async () => undefined }
  const { startOpenTelemetry } = await import('./open-telemetry.ts')
  const started = startOpenTelemetry({ endpoint: otlpEndpoint, ratio: traceRatio })
  tracing = started
  return {
    async close() {
      tracing = undefined
      await started.close()
    },
  }
}

export function inSpan<Result>(
  name: string,
  kind: SpanKind,
  work: () => Promise<Result>,
): Promise<Result> {
  return tracing ? tracing.inSpan(name, kind, work) : work()
}

/** Undefined when nothing is traced, so that the database does not measure its queries. */
export function queryRecorder(): Tracing['recordQuery'] | undefined {
  return tracing && ((query) => tracing?.recordQuery(query))
}

/** Part of each log line, so that a line can be matched with its trace. */
export function currentTraceIds(): object {
  return tracing?.currentIds() ?? {}
}

/** A span for each request, by route pattern and never by URL. */
export function traceRequests(app: FastifyInstance): void {
  if (!tracing) return
  const spans = new WeakMap<FastifyRequest, RequestSpan>()
  const resume = (request: FastifyRequest, done: () => void) => {
    const span = spans.get(request)
    if (span) span.run(done)
    else done()
  }
  app.addHook('onRequest', (request, _reply, done) => {
    if (tracing) spans.set(request, tracing.startRequest())
    resume(request, done)
  })
  // Reading a body and sending the response both lose the context of the request.
  app.addHook('preHandler', (request, _reply, done) => resume(request, done))
  app.addHook('onResponse', (request, reply, done) =>
    resume(request, () => {
      const { method, routeOptions } = request
      const { url: route = 'unknown' } = routeOptions
      const facts = {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': reply.statusCode,
      }
      spans.get(request)?.end(`${method} ${route}`, facts, reply.statusCode >= 500)
      done()
    }),
  )
}
