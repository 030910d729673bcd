const shape = /^[\w-][\w.-]{0,127}(\/[\w-][\w.-]{0,127}){0,7}$/

/** Names separated by slashes, none beginning with a dot: a key cannot leave its store. */
export function isKey(text: string): boolean {
  return shape.test(text)
}

export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error(`${JSON.stringify(key)} cannot be the key of a file`)
  return key
}
