/** Only a path of this site may follow a sign-in; anything else would be an open redirect. */
export function safeNext(next: string | null): string {
  if (!next?.startsWith('/') || /^\/[/\\]/.test(next) || /[\t\r\n]/.test(next)) return '/'
  return next
}

export function signInPath(next: string): string {
  return `/sign-in?next=${encodeURIComponent(next)}`
}
