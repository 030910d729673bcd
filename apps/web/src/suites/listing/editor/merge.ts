export type FieldPath = readonly string[]

export type Merge<Content> = {
  /** Theirs with what only this editor changed. */
  merged: Content
  /** The fields that both changed, each to another value. */
  conflicts: FieldPath[]
}

/** A three-way merge by field: lists are one field, texts in several languages are several. */
export function mergeContents<Content>(
  base: Content,
  mine: Content,
  theirs: Content,
): Merge<Content> {
  const changed = fieldsOf(mine).filter((path) => !isSame(at(base, path), at(mine, path)))
  const conflicts = changed.filter(
    (path) =>
      !isSame(at(base, path), at(theirs, path)) && !isSame(at(mine, path), at(theirs, path)),
  )
  const own = changed.filter((path) => !conflicts.includes(path))
  return { merged: withFields(theirs, mine, own), conflicts }
}

/** A copy of the content with some fields of another. */
export function withFields<Content>(
  content: Content,
  from: Content,
  paths: readonly FieldPath[],
): Content {
  const copy = structuredClone(content)
  for (const path of paths) put(copy, path, structuredClone(at(from, path)))
  return copy
}

export function at(content: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), content)
}

export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]))
  }
  if (!isRecord(one) || !isRecord(other)) return Object.is(one, other)
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isSame(one[name], other[name]))
}

function fieldsOf(content: unknown, above: FieldPath = []): FieldPath[] {
  if (!isRecord(content)) return [above]
  return Object.keys(content).flatMap((name) => fieldsOf(content[name], [...above, name]))
}

function put(target: unknown, [name, ...rest]: FieldPath, value: unknown): void {
  if (!isRecord(target) || name === undefined) return
  if (rest.length === 0) target[name] = value
  else put(target[name], rest, value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
