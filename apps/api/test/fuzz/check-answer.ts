import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { OpenApiDocument, Operation } from './openapi-operations.ts'

export type Answer = { status: number; contentType: string; body: string }

/** Says what is wrong with an answer by the document it was promised in, or nothing. */
export function createAnswerCheck({ components }: OpenApiDocument) {
  const ajv = new Ajv2020({ strict: false, allErrors: false })
  addFormats.default(ajv)
  const isProblem = ajv.compile(components.schemas.Error ?? false)
  const compiled = new Map<Operation, ValidateFunction>()

  function resultCheckOf(operation: Operation): ValidateFunction {
    const schema = operation.responses[200]?.content?.['application/json']?.schema
    const check = compiled.get(operation) ?? ajv.compile(schema ?? false)
    compiled.set(operation, check)
    return check
  }

  function checkResult(operation: Operation, { contentType, body }: Answer): string | undefined {
    const [type = ''] = Object.keys(operation.responses[200]?.content ?? {})
    const [begin = ''] = type.split('*')
    if (!contentType.startsWith(begin)) return `answers ${contentType}, not ${type}`
    if (type !== 'application/json') return undefined
    const isValid = resultCheckOf(operation)
    return isValid(JSON.parse(body)) ? undefined : `result: ${ajv.errorsText(isValid.errors)}`
  }

  function checkProblem(operation: Operation, { status, body }: Answer): string | undefined {
    const problem = parsed(body)
    if (!isProblem(problem)) return `error: ${ajv.errorsText(isProblem.errors)}`
    const { code } = (problem as { error: { code: string } }).error
    const isDeclared = operation.responses[status]?.description.includes(`\`${code}\``)
    return isDeclared ? undefined : `${status} ${code} is not in the document`
  }

  return (operation: Operation, answer: Answer): string | undefined => {
    if (answer.status >= 500) return `${answer.status} ${answer.body.slice(0, 200)}`
    return answer.status === 200 ? checkResult(operation, answer) : checkProblem(operation, answer)
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
