import { isSame } from './is-same.ts'

type MergeFields = (
  base: unknown,
  mine: unknown,
  theirs: unknown,
) => { merged: unknown; conflicts: readonly unknown[] }

type Sides<Value> = { base: Value; mine: Value; theirs: Value }

type Item = { id: string; value: unknown }

/**
 * Merges lists whose items are known by a key: what either side added, removed, changed or moved is
 * kept. Null if both changed the same item or the order, or if the items have no key.
 */
export function mergeLists(
  { base, mine, theirs }: Sides<unknown>,
  mergeFields: MergeFields,
): unknown[] | null {
  const [before, own, other] = [keyed(base), keyed(mine), keyed(theirs)]
  if (!before || !own || !other) return null
  const items = mergeItems({ base: before, mine: own, theirs: other }, mergeFields)
  const order = items && mergeOrder(idsOf(before), idsOf(own), idsOf(other))
  return order ? order.flatMap((id) => (items.has(id) ? [items.get(id)] : [])) : null
}

function keyed(list: unknown): Item[] | null {
  if (!Array.isArray(list)) return null
  const items = list.map((value) => ({ id: idOf(value), value }))
  return items.every(({ id }) => id !== '') ? items : null
}

function idOf(value: unknown): string {
  if (typeof value === 'string') return value
  const { key, kind, code } = Object(value)
  return String(key ?? kind ?? code ?? '')
}

function idsOf(items: readonly Item[]): string[] {
  return items.map(({ id }) => id)
}

function mergeItems({ base, mine, theirs }: Sides<readonly Item[]>, mergeFields: MergeFields) {
  const of = (items: readonly Item[], id: string) => items.find((item) => item.id === id)?.value
  const merged = new Map<string, unknown>()
  for (const id of new Set([...idsOf(theirs), ...idsOf(mine)])) {
    const sides = { base: of(base, id), mine: of(mine, id), theirs: of(theirs, id) }
    const item = mergeItem(sides, mergeFields)
    if (item === null) return null
    if (item !== undefined) merged.set(id, item)
  }
  return merged
}

/** Undefined for an item that is removed, null for a conflict. */
function mergeItem({ base, mine, theirs }: Sides<unknown>, mergeFields: MergeFields): unknown {
  if (isSame(base, mine)) return theirs
  if (isSame(base, theirs) || isSame(mine, theirs)) return mine
  if (base === undefined || mine === undefined || theirs === undefined) return null
  const { merged, conflicts } = mergeFields(base, mine, theirs)
  return conflicts.length > 0 ? null : merged
}

/** New items of this side keep their position behind the item they followed here. */
function mergeOrder(base: readonly string[], mine: readonly string[], theirs: readonly string[]) {
  const common = base.filter((id) => mine.includes(id) && theirs.includes(id))
  const among = (ids: readonly string[]) => ids.filter((id) => common.includes(id))
  const isMoved = !isSame(among(mine), common)
  if (isMoved && !isSame(among(theirs), common) && !isSame(among(mine), among(theirs))) return null
  const [main, added] = isMoved ? [mine, theirs] : [theirs, mine]
  const order = [...main]
  for (const [index, id] of added.entries()) {
    if (order.includes(id)) continue
    const previous = added.slice(0, index).findLast((each) => order.includes(each))
    order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, id)
  }
  return order
}
