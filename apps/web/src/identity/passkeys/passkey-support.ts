export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/** The person closed the browser's dialog, or another one replaced it. */
export function isDismissal(error: unknown): boolean {
  const { name, cause } = Object(error)
  const names = [name, Object(cause).name]
  return names.some((each) => each === 'NotAllowedError' || each === 'AbortError')
}
