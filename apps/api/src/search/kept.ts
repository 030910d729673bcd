/** The last so many that were made; the oldest are made again when next wanted. */
export function newKept<Value>(most: number) {
  const kept = new Map<string, Value>()
  return {
    get: (key: string): Value | undefined => kept.get(key),
    put(key: string, value: Value): Value {
      const [oldest] = kept.keys()
      if (kept.size >= most && oldest !== undefined) kept.delete(oldest)
      kept.set(key, value)
      return value
    },
    clear: (): void => kept.clear(),
  }
}
