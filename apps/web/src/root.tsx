import type { ReactNode } from 'react'
import { Links, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { PrefetchRules } from '#platform/area/prefetch-rules.tsx'
import { BootScript, useHtmlAttributes } from '#platform/page/boot.tsx'
import { useEndOfHydration } from '#platform/page/hydrated.ts'
import { PageData } from '#platform/page/page.tsx'
import { useLanguage } from '#platform/texts/texts.tsx'
import { firstFonts, fontScript } from '#ui/style/font-script.ts'
import '#ui/style/styles.css'

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

/** The document around the pages of every area; `areas` has the root of each. */
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
        <PrefetchRules />
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
  return <Outlet />
}
