import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOutage } from '#platform/db/connection-errors.ts'
import { Problem, problemBody } from '#platform/problem.ts'

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const found = problemOf(error)
    if (found.status >= 500 && !hasDisconnected(error, request)) {
      request.log.error({ err: error }, 'request failed')
    }
    const problem = withFailureCode(found, request.routeOptions.config.failure)
    return sendProblem(request, reply, problem, found.status)
  })
  app.setNotFoundHandler((request, reply) =>
    sendProblem(request, reply, new Problem('resource.not_found')),
  )
}

/** A client that disconnects before a stream has begun is not an error. */
function hasDisconnected({ code }: FastifyError, { socket }: FastifyRequest): boolean {
  return code === 'ERR_STREAM_PREMATURE_CLOSE' && socket.destroyed
}

/** The status may differ from the problem's own: an outage stays 503 with any message. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
  status = problem.status,
) {
  if (status === 503 && !reply.hasHeader('retry-after')) {
    reply.header('retry-after', retryAfterSeconds)
  }
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problemBody(problem, request.id))
}

export const retryAfterSeconds = 5

export function problemOf(error: FastifyError): Problem {
  if (error instanceof Problem) return error
  if (isOutage(error)) return new Problem('server.unavailable')
  if (error.validation) return new Problem('request.invalid', fieldsOf(error))
  return new Problem(codeByFastify[error.code] ?? codeByStatus(error.statusCode))
}

/** An endpoint may have its own message for unexpected failures. */
function withFailureCode(problem: Problem, failure: Problem['code'] | undefined): Problem {
  const isUnexpected = problem.code === 'server.failed' || problem.code === 'server.unavailable'
  return failure && isUnexpected ? new Problem(failure) : problem
}

const codeByFastify: Record<string, Problem['code']> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.malformed_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.malformed_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported_type',
  FST_REQ_FILE_TOO_LARGE: 'files.too_large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'request.unsupported_type',
}

function codeByStatus(status = 500): Problem['code'] {
  if (status === 413 || status === 431) return 'request.too_large'
  if (status === 415) return 'request.unsupported_type'
  if (status === 429) return 'request.too_many'
  if (status === 503) return 'server.busy'
  return status < 500 ? 'request.invalid' : 'server.failed'
}

function fieldsOf(error: FastifyError): { path: string; message: string }[] {
  return (error.validation ?? []).map(({ instancePath, message }) => ({
    path: `${error.validationContext ?? 'request'}${instancePath.replaceAll('/', '.')}`,
    message: message ?? 'is not valid',
  }))
}
