import { isRecord, isSame } from './is-same.ts'
import { mergeLists } from './merge-lists.ts'

export type FieldPath = readonly string[]

export type Merge<Content> = {
  /** Their content with the changes that only this editor made. */
  merged: Content
  /** Fields that both sides changed to different values. */
  conflicts: FieldPath[]
}

/**
 * A three-way merge by field: texts in several languages are several fields, and a list is one,
 * unless its items are known by a key.
 */
export function mergeContents<Content>(
  base: Content,
  mine: Content,
  theirs: Content,
): Merge<Content> {
  const changed = fieldsOf(mine).filter((path) => !isSame(at(base, path), at(mine, path)))
  const met = changed.filter(
    (path) =>
      !isSame(at(base, path), at(theirs, path)) && !isSame(at(mine, path), at(theirs, path)),
  )
  const own = changed.filter((path) => !met.includes(path))
  const merged = withFields(theirs, mine, own)
  const conflicts = met.filter((path) => {
    const list = mergeLists(
      { base: at(base, path), mine: at(mine, path), theirs: at(theirs, path) },
      mergeContents,
    )
    if (list) put(merged, path, structuredClone(list))
    return !list
  })
  return { merged, conflicts }
}

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

function fieldsOf(content: unknown, above: FieldPath = []): FieldPath[] {
  if (!isRecord(content)) return [above]
  return Object.keys(content).flatMap((name) => fieldsOf(content[name], [...above, name]))
}

function put(target: unknown, [name, ...rest]: FieldPath, value: unknown): void {
  if (!isRecord(target) || name === undefined) return
  if (rest.length === 0) target[name] = value
  else put(target[name], rest, value)
}
