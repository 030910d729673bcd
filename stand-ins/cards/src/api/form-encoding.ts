export type Field = string | Fields | undefined
export type Fields = { [name: string]: Field }

/** Stripe's own names have at most five parts; a body of one name with 80,000 would take all memory. */
const maxDepth = 6

/** Decodes Stripe's encoding of nested values: `a[b]=1` and `a[0]=2`. */
export function decodeForm(encoded: string): Fields {
  const fields: Fields = {}
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '' && part !== '__proto__')
    if (path.length <= maxDepth) setField(fields, path, value)
  }
  return fields
}

function setField(into: Fields, [first = '', ...rest]: string[], value: string): void {
  const next = rest.length > 0 ? nestedFields(into[first]) : value
  into[first] = next
  if (typeof next === 'object') setField(next, rest, value)
}

export function nestedFields(field: Field): Fields {
  return typeof field === 'object' ? field : {}
}

export function stringField(field: Field): string | undefined {
  return typeof field === 'string' ? field : undefined
}

/** The fields that hold a plain value, without those that nest others. */
export function stringFields(field: Field): Record<string, string> {
  return Object.fromEntries(
    Object.entries(nestedFields(field)).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )
}
