import { isLocalPath } from '@marea/contract/identity/local-path.ts'

export function safeNext(next: string | null): string {
  return next !== null && isLocalPath(next) ? next : '/'
}

export function signInPath(next: string): string {
  return `/sign-in?next=${encodeURIComponent(next)}`
}
