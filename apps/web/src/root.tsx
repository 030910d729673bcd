import type { ReactNode } from 'react'
import {
  Links,
  type MiddlewareFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
} from 'react-router'
import { notFound } from '#platform/api/not-found.ts'
import { pageContext } from '#platform/api/page-context.ts'
import { BootScript, useHtmlAttributes } from '#platform/page/boot.tsx'
import { useEndOfHydration } from '#platform/page/hydrated.ts'
import { PageData } from '#platform/page/page.tsx'
import { FollowEditedTexts } from '#platform/texts/follow-edited-texts.ts'
import { loadTextsWithData } from '#platform/texts/language.ts'
import { useLanguage } from '#platform/texts/texts.tsx'
import { accessOfRoute } from '#shell/access/access.ts'
import { ConsoleArea } from '#shell/access/console-area.tsx'
import { ErrorScreen } from '#shell/access/error-screen.tsx'
import { Guard, OwnersOnly } from '#shell/access/guard.tsx'
import { AccountNotesHost, AuthDialogHost } from '#shell/frame/auth-dialog-host.tsx'
import { Frame } from '#shell/frame/frame.tsx'
import { NewVersion } from '#shell/frame/new-version.tsx'
import { HashTarget } from '#ui/scroll/hash-target.ts'
import { firstFonts, fontScript } from '#ui/style/font-script.ts'
import '#ui/style/styles.css'
import { OverlayHistory } from '#ui/overlay/use-back-closes.ts'

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
  useHtmlAttributes()
  useEndOfHydration()
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
  return (
    <Frame
      onPhoto={pathname === '/'}
      above={<AccountNotesHost place='above' />}
      below={<AccountNotesHost place='below' />}
    >
      <Guard>
        <Outlet />
      </Guard>
      <AuthDialogHost />
      <NewVersion />
      <FollowEditedTexts />
      <OverlayHistory />
      <HashTarget />
    </Frame>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Frame>
      <ConsoleArea>
        <OwnersOnly>
          <ErrorScreen error={error} />
        </OwnersOnly>
      </ConsoleArea>
    </Frame>
  )
}
