import { type Db, queryPrepared, type Statement } from './database.ts'

export type NamedStatement = Statement & { parameters: readonly string[] }

/**
 * A prepared statement with `:name` parameters, because a long list of values by position hides
 * which value belongs to which column.
 */
export function namedStatement({ name, text }: Statement): NamedStatement {
  const parameters: string[] = []
  const numbered = text.replace(/(?<!:):([a-z]\w*)/gi, (_match, parameter: string) => {
    if (!parameters.includes(parameter)) parameters.push(parameter)
    return `$${parameters.indexOf(parameter) + 1}`
  })
  return { name, text: numbered, parameters }
}

/** Requires exactly the values that the statement names. */
export function queryNamed<Row>(
  db: Db,
  statement: NamedStatement,
  values: Record<string, unknown>,
): Promise<Row[]> {
  return queryPrepared(db, statement, valuesInOrder(statement, values))
}

function valuesInOrder({ name, parameters }: NamedStatement, values: Record<string, unknown>) {
  const given = Object.keys(values)
  const isComplete =
    given.length === parameters.length && parameters.every((each) => each in values)
  if (!isComplete) {
    throw new Error(`Statement ${name} takes ${parameters.join(', ')}; got ${given.join(', ')}.`)
  }
  return parameters.map((each) => values[each])
}
