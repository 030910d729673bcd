/** A path of this site; anything else that follows a sign-in would be an open redirect. */
export function isLocalPath(path: string): boolean {
  return path.startsWith('/') && !/^\/[/\\]/.test(path) && !/[\t\r\n]/.test(path)
}
