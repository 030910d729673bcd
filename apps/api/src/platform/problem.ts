import { defaultLanguage } from '@marea/contract/platform/language.ts'
import { type ProblemBody, type ProblemCode, problems } from '@marea/contract/problems.ts'

/** The one expected refusal; any other error is a bug. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly details: unknown

  constructor(code: ProblemCode, details?: unknown) {
    super(problems[code][defaultLanguage])
    this.name = 'Problem'
    this.code = code
    this.details = details
  }

  get status(): number {
    return problems[this.code].status
  }
}

export function problemBody(problem: Problem, requestId: string): ProblemBody {
  const { code, message, details } = problem
  return { error: { code, message, ...(details === undefined ? {} : { details }), requestId } }
}
