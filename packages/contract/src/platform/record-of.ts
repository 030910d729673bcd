/** `Object.fromEntries` loses the type of the keys. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  value: Value,
): Record<Key, Value> {
  return recordFrom(keys, () => value)
}

export function recordFrom<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>
}
