import { type MeasuredPage, measuredPages } from '@marea/contract/operations/vitals.ts'
import { matchPath } from 'react-router'
import { onCLS, onINP, onLCP } from 'web-vitals'
import { sendFigures } from '#platform/api/api.ts'

/** Reports once, when the visit ends or is interrupted, by the page on which it began. */
export function measureVisit(): void {
  const page = pageOf(location.pathname)
  const device = matchMedia('(pointer: coarse)').matches ? 'phone' : 'computer'
  const measured: { lcp?: number; inp?: number; cls?: number } = {}
  onLCP(({ value }) => {
    measured.lcp = Math.round(value)
  })
  onINP(({ value }) => {
    measured.inp = Math.round(value)
  })
  onCLS(({ value }) => {
    measured.cls = Math.round(value * 1000)
  })
  const end = new AbortController()
  const send = () => {
    if (document.visibilityState !== 'hidden') return
    end.abort()
    sendFigures('POST /page-speed', { body: { page, device, ...measured } })
  }
  // Registered after those of the library, so that it has its last values.
  document.addEventListener('visibilitychange', send, { signal: end.signal })
}

export function pageOf(path: string): MeasuredPage {
  return measuredPages.find(([, pattern]) => matchPath(pattern, path))?.[0] ?? 'other'
}
