export type Field = string | Fields | undefined
export type Fields = { [name: string]: Field }

/** Stripe's own names have at most five parts; a body of one name with 80,000 would take all memory. */
const maxParts = 6

/** What Stripe's encoding of nested values says: `a[b]=1` and `a[0]=2`. */
export function fieldsOf(encoded: string): Fields {
  const fields: Fields = {}
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '' && part !== '__proto__')
    if (path.length <= maxParts) put(fields, path, value)
  }
  return fields
}

function put(into: Fields, [first = '', ...rest]: string[], value: string): void {
  const next = rest.length > 0 ? innerOf(into[first]) : value
  into[first] = next
  if (typeof next === 'object') put(next, rest, value)
}

export function innerOf(field: Field): Fields {
  return typeof field === 'object' ? field : {}
}

export function textOf(field: Field): string | undefined {
  return typeof field === 'string' ? field : undefined
}

/** The plain values alone. */
export function textsOf(field: Field): Record<string, string> {
  return Object.fromEntries(
    Object.entries(innerOf(field)).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )
}
