import { z } from 'zod'

type JsonSchema = {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  additionalProperties?: JsonSchema | boolean
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
}

/** A path in a request body: property names and array indexes. */
export type FieldPath = (string | number)[]

/** Every path of a schema that accepts a string. */
export function textFields(schema: z.ZodType): FieldPath[] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' })
  return [...new Map(pathsIn(json as JsonSchema).map((path) => [path.join('.'), path])).values()]
}

function pathsIn(schema: JsonSchema, path: FieldPath = []): FieldPath[] {
  const own = [schema.type].flat().includes('string') ? [path] : []
  const choices = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => list ?? [])
  const named = Object.entries(schema.properties ?? {})
  const { additionalProperties: others, items } = schema
  return [
    ...own,
    ...choices.flatMap((choice) => pathsIn(choice, path)),
    ...named.flatMap(([name, value]) => pathsIn(value, [...path, name])),
    ...(typeof others === 'object' ? pathsIn(others, [...path, 'any']) : []),
    ...(items ? pathsIn(items, [...path, 0]) : []),
  ]
}

/** A copy of the body with another value at one path; missing parents are created. */
export function withField(body: unknown, [name, ...rest]: FieldPath, value: unknown): unknown {
  if (name === undefined) return value
  if (typeof name === 'number') return [withField(Array.isArray(body) ? body[0] : {}, rest, value)]
  const whole = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {}
  const before = (whole as Record<string, unknown>)[name]
  return { ...whole, [name]: withField(before, rest, value) }
}
