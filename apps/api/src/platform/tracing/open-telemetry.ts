import {
  type Context,
  context,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Tracing } from './port.ts'

const kinds = { job: SpanKind.CONSUMER, outgoing: SpanKind.CLIENT }
const maxQueryText = 2000

/**
 * The official SDK with our own spans. Traces begin here, because visitors could choose trace ids if their headers were
 * trusted.
 */
export function startOpenTelemetry({
  endpoint,
  ratio,
}: {
  endpoint: string
  ratio: number
}): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'marea' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const contexts = new AsyncLocalStorageContextManager().enable()
  context.setGlobalContextManager(contexts)
  const tracer = provider.getTracer('marea')

  return {
    startRequest() {
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER, root: true })
      const within = trace.setSpan(context.active(), span)
      return {
        run: (work) => context.with(within, work),
        end(name, facts, isFailed) {
          span.updateName(name).setAttributes(facts)
          if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    async inSpan(name, kind, work) {
      const span = tracer.startSpan(name, { kind: kinds[kind], root: kind === 'job' })
      return runIn(trace.setSpan(context.active(), span), span, work)
    },
    /** Queries of polled work have no parent and are left out. */
    recordQuery({ text, ms, isFailed }) {
      if (!trace.getActiveSpan()) return
      const span = tracer.startSpan(`db ${operationOf(text)}`, {
        kind: SpanKind.CLIENT,
        startTime: Date.now() - ms,
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': withoutLiterals(text) },
      })
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
    currentIds() {
      const span = trace.getActiveSpan()?.spanContext()
      return span && { traceId: span.traceId, spanId: span.spanId }
    },
    async close() {
      await provider.shutdown()
      context.disable()
    },
  }
}

async function runIn<Result>(
  within: Context,
  span: Span,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await context.with(within, work)
  } catch (error) {
    // Messages of errors may quote what somebody entered.
    span.setStatus({ code: SpanStatusCode.ERROR })
    span.setAttribute('error.type', error instanceof Error ? error.constructor.name : 'unknown')
    throw error
  } finally {
    span.end()
  }
}

function operationOf(text: string): string {
  return /[a-z]+/i.exec(text)?.[0].toLowerCase() ?? 'query'
}

/** Values are placeholders already, so quoted text in a statement is a constant; it is hidden all the same. */
function withoutLiterals(text: string): string {
  return text.replaceAll(/'(?:[^']|'')*'/g, "'…'").slice(0, maxQueryText)
}
