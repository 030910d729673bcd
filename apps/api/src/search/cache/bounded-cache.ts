export function createBoundedCache<Value>(most: number) {
  const kept = new Map<string, Value>()
  return {
    get: (key: string): Value | undefined => kept.get(key),
    put(key: string, value: Value): Value {
      if (kept.size >= most) {
        const [oldest = ''] = kept.keys()
        kept.delete(oldest)
      }
      kept.set(key, value)
      return value
    },
    drop(key: string): void {
      kept.delete(key)
    },
    dropWhere(isDropped: (value: Value) => boolean): void {
      for (const [key, value] of kept) if (isDropped(value)) kept.delete(key)
    },
    clear: (): void => kept.clear(),
  }
}
