import { defaultLanguage, isLanguage, type Language } from '@marea/contract/platform/language.ts'
import { textTables } from '@marea/contract/texts/tables.ts'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { problemOf } from '#platform/http/errors.ts'

export function handlePageErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(error)
    if (problem.status >= 500) request.log.error({ err: error }, 'page failed')
    return reply
      .code(problem.status)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(textTables[languageOf(request)][`problem.${problem.code}`])
  })
}

export function languageOf(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown }
  if (isLanguage(lang)) return lang
  const remembered = /(?:^|;\s*)lang=(\w+)/.exec(request.headers.cookie ?? '')?.[1]
  return isLanguage(remembered) ? remembered : defaultLanguage
}
