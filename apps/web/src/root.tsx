import type { ReactNode } from 'react'
import {
  Links,
  type MiddlewareFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
} from 'react-router'
import { BootScript, useMarks } from '#platform/boot.tsx'
import { loadTextsWithData } from '#platform/language.ts'
import { notFound } from '#platform/not-found.ts'
import { PageData } from '#platform/page.tsx'
import { pageContext } from '#platform/page-context.ts'
import { useLanguage } from '#platform/texts.tsx'
import { accessOfRoute } from '#shell/access.ts'
import { DoorHost, NotesHost } from '#shell/door-host.tsx'
import { ErrorScreen } from '#shell/error-screen.tsx'
import { Frame } from '#shell/frame.tsx'
import { Guard } from '#shell/guard.tsx'
import { NewVersion } from '#shell/new-version.tsx'
import { firstFonts, fontScript } from '#ui/font-script.ts'
import { HashTarget } from '#ui/hash-target.ts'
import '#ui/styles.css'
import { OverlayHistory } from '#ui/use-back-closes.ts'

/** Development pages exist only where they are switched on. */
export const middleware: MiddlewareFunction<Response>[] = [
  ({ request, context, pattern }) => {
    const { devPages } = context.get(pageContext).config
    if (accessOfRoute(pattern) === 'development' && !devPages) throw notFound(request)
  },
]

export const clientMiddleware: MiddlewareFunction[] = [loadTextsWithData]

export function links() {
  return [
    ...firstFonts.map((href) => ({
      rel: 'preload',
      href,
      as: 'font',
      type: 'font/woff2',
      crossOrigin: 'anonymous' as const,
    })),
    { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    { rel: 'manifest', href: '/site.webmanifest' },
  ]
}

export function Layout({ children }: { children: ReactNode }) {
  useMarks()
  return (
    <html lang={useLanguage()} suppressHydrationWarning>
      <head>
        <meta charSet='utf-8' />
        <meta name='viewport' content='width=device-width, initial-scale=1, viewport-fit=cover' />
        <BootScript fonts={fontScript} />
        <meta name='theme-color' media='(prefers-color-scheme: light)' content='#faf7f2' />
        <meta name='theme-color' media='(prefers-color-scheme: dark)' content='#0c1413' />
        <Links nonce='' />
      </head>
      <body>
        {children}
        <PageData />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  const { pathname } = useLocation()
  const isHome = pathname === '/'
  return (
    <Frame onPhoto={isHome}>
      {!isHome && <NotesHost />}
      <Guard>
        <Outlet />
      </Guard>
      {isHome && <NotesHost />}
      <DoorHost />
      <NewVersion />
      <OverlayHistory />
      <HashTarget />
    </Frame>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Frame>
      <ErrorScreen error={error} />
    </Frame>
  )
}
