export type Schema = {
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  minItems?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

type Content = Record<string, { schema: Schema }>

type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Schema
}

export type Operation = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  parameters: Parameter[]
  body?: Content | undefined
  responses: Record<string, { description: string; content?: Content }>
}

export type OpenApiDocument = {
  paths: Record<string, Record<string, DocumentedOperation>>
  components: { schemas: Record<string, Schema> }
}

type DocumentedOperation = Pick<Operation, 'responses'> & {
  parameters?: Parameter[]
  requestBody?: { content: Content }
}

export function operationsOf({ paths }: OpenApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => ({
      method: method.toUpperCase() as Operation['method'],
      path,
      parameters,
      body: requestBody?.content,
      responses,
    })),
  )
}
