import type { Config } from '#config.ts'
import { Problem } from '#platform/problem.ts'

type Origins = Pick<Config, 'publicUrl' | 'corsOrigins'>

/** Where the bank sends the guest: a path of the site, or an address on an origin of ours. */
export function resolveReturnUrl({ publicUrl, corsOrigins }: Origins, given: string): string {
  const url = URL.parse(given, publicUrl)
  const isOurs = [publicUrl, ...corsOrigins].some((each) => new URL(each).origin === url?.origin)
  if (!url || !isOurs || url.username || url.password) {
    throw new Problem('payments.return_url_refused')
  }
  return url.href
}
