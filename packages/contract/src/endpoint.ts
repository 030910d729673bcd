import type { ZodType, z } from 'zod'
import type { ProblemCode } from './problems.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type EndpointKey = `${Method} /${string}`

export type Endpoint = {
  summary: string
  params?: ZodType
  query?: ZodType
  body?: ZodType
  result: ZodType
  problems?: readonly ProblemCode[]
}

type Given<E, Part extends string> =
  E extends Record<Part, infer Schema extends ZodType>
    ? { [key in Part]: z.input<Schema> }
    : unknown

/** What a caller hands to an endpoint: only the parts its schema declares. */
export type CallInput<E> = Given<E, 'params'> & Given<E, 'query'> & Given<E, 'body'>

export type CallResult<E> = E extends { result: infer Schema extends ZodType }
  ? z.output<Schema>
  : never

export function endpoints<Table extends Record<EndpointKey, Endpoint>>(table: Table): Table {
  return table
}
