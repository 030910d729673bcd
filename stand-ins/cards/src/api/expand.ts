import type { Context } from '#context.ts'

/** Replaces ids by their objects where the caller asked for it, as `latest_charge.balance_transaction`. */
export function expandFields(
  context: Context,
  object: object,
  paths: Record<string, string>,
): object {
  let expanded: Record<string, unknown> = { ...object }
  for (const path of Object.values(paths)) {
    expanded = expandPath(context, expanded, path.split('.'))
  }
  return withoutSecrets(expanded)
}

function expandPath(
  context: Context,
  object: Record<string, unknown>,
  path: string[],
): Record<string, unknown> {
  const [first = '', ...rest] = path
  const value = object[first]
  if (Array.isArray(value)) {
    const items = value.map((item) => expandPath(context, item, rest))
    return { ...object, [first]: items }
  }
  const found = typeof value === 'string' ? context.store.get<object>(value) : value
  if (typeof found !== 'object' || found === null) return object
  const inner = { ...found }
  return { ...object, [first]: rest.length > 0 ? expandPath(context, inner, rest) : inner }
}

/** Fields that the stand-in stores under `secret` are never sent. */
export function withoutSecrets(object: object): object {
  return JSON.parse(
    JSON.stringify(object, (name, value) => (name === 'secret' ? undefined : value)),
  )
}
