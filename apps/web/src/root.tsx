import { areaOf } from '@marea/contract/areas.ts'
import type { ReactNode } from 'react'
import { Links, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router'
import { personal } from '#platform/api/caching.ts'
import { PrefetchRules } from '#platform/area/prefetch-rules.tsx'
import { BootScript, useHtmlAttributes } from '#platform/boot/boot.tsx'
import { useEndOfHydration } from '#platform/page/hydrated.ts'
import { PageData, usePage } from '#platform/page/page.tsx'
import { addressIn } from '#platform/texts/address-in.ts'
import { useLanguage } from '#platform/texts/texts.tsx'
import { BrandHead } from '#ui/style/brand-head.tsx'
import { fontScript } from '#ui/style/font-script.ts'
import '#ui/style/styles.css'

/** A page is stored nowhere, unless it says that it is the same for everyone. */
export const headers = personal

/** The document around the pages of every area; `areas` has the root of each. */
export function Layout({ children }: { children: ReactNode }) {
  const { fonts } = usePage().config.brand
  useHtmlAttributes()
  useEndOfHydration()
  return (
    <html lang={useLanguage()} suppressHydrationWarning>
      <head>
        <meta charSet='utf-8' />
        <meta name='viewport' content='width=device-width, initial-scale=1, viewport-fit=cover' />
        <BootScript fonts={import.meta.env.SSR ? fontScript(fonts) : ''} />
        <meta name='theme-color' media='(prefers-color-scheme: light)' content='#faf7f2' />
        <meta name='theme-color' media='(prefers-color-scheme: dark)' content='#0c1413' />
        <Links nonce='' />
        <BrandHead />
        <ManifestLink />
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

/** Guests and owners install apps of their own; the console is not installed. */
const manifests = { guest: '/site.webmanifest', owner: '/owner.webmanifest', console: undefined }

function ManifestLink() {
  const language = useLanguage()
  const path = manifests[areaOf(useLocation().pathname)]
  return path && <link rel='manifest' href={addressIn(language, path)} />
}

export default function Root() {
  return <Outlet />
}
