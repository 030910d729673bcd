import type { ZodType, z } from 'zod'
import type { ProblemCode } from '#problems.ts'
import type { ApiScope } from './api-scopes.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type EndpointKey = `${Method} /${string}`

export type Endpoint = {
  summary: string
  /** What an API token needs to call it; without one, only a session is accepted. */
  scope?: ApiScope
  params?: ZodType
  query?: ZodType
  body?: ZodType
  /** The multipart field that carries one file. */
  upload?: string
  /** Of the file, where it may be larger than a photo. */
  uploadLimit?: { bytes: number; problem: ProblemCode }
  result: ZodType
  /** Of a file or stream; otherwise the response is JSON. */
  mediaType?: string
  problems?: readonly ProblemCode[]
}

type Given<E, Part extends string> =
  E extends Record<Part, infer Schema extends ZodType>
    ? { [key in Part]: z.input<Schema> }
    : unknown

type GivenFile<E> = E extends { upload: infer Field extends string }
  ? { upload: { [field in Field]: Blob } }
  : unknown

/** The input of an endpoint: only the parts its schema declares. */
export type CallInput<E> = Given<E, 'params'> & Given<E, 'query'> & Given<E, 'body'> & GivenFile<E>

export type CallResult<E> = E extends { result: infer Schema extends ZodType }
  ? z.output<Schema>
  : never

export function endpoints<const Table extends Record<EndpointKey, Endpoint>>(table: Table): Table {
  return table
}
