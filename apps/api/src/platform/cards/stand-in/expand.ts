import type { World } from './world.ts'

/** Ids become the things they name where the caller asked for it, as `latest_charge.balance_transaction`. */
export function expanded(world: World, thing: object, paths: Record<string, string>): object {
  let shown: Record<string, unknown> = { ...thing }
  for (const path of Object.values(paths)) {
    shown = expandPath(world, shown, path.split('.'))
  }
  return withoutSecrets(shown)
}

function expandPath(
  world: World,
  thing: Record<string, unknown>,
  path: string[],
): Record<string, unknown> {
  const [first = '', ...rest] = path
  const value = thing[first]
  const named = typeof value === 'string' ? world.store.get<object>(value) : value
  if (typeof named !== 'object' || named === null) return thing
  const inner = { ...named }
  return { ...thing, [first]: rest.length > 0 ? expandPath(world, inner, rest) : inner }
}

export function withoutSecrets(thing: object): object {
  return JSON.parse(JSON.stringify(thing, (name, value) => (name === 'secret' ? undefined : value)))
}
