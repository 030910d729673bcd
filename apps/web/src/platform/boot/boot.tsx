import { useLayoutEffect } from 'react'
import { storedCurrency } from '#platform/currency/display-currency.ts'
import { clicksScript } from '#platform/page/keep-clicks.ts'
import { usePage } from '#platform/page/page.tsx'
import { readUser } from '#platform/session/session.ts'
import { readStored } from '#platform/session/storage.ts'
import { hydrationScript } from './defer-hydration.ts'
import { installScript } from './install-prompt.ts'
import { typedScript } from './keep-typed.ts'
import { firstLoadScript } from './lost-chunk.ts'

/** Runs before the first paint, so that header, theme and estimates do not flash wrong. */
const script = `(function(r){try{
var u=JSON.parse(localStorage.getItem('user')||sessionStorage.getItem('passed:user')||'null'),t=localStorage.getItem('theme'),c=localStorage.getItem('currency')
r.dataset.session=u&&u.token?'in':'out'
if(u&&u.fullName)r.style.setProperty('--initial',JSON.stringify(Array.from(u.fullName.trim())[0].toUpperCase()))
if(t==='light'||t==='dark')r.dataset.theme=t
if(c)r.dataset.currency=c.slice(0,3)
}catch(e){r.dataset.session='out'}})(document.documentElement)`

/**
 * After Back and a reload the browser restores the scroll position, which estimated heights of
 * parts far above would miss.
 */
const laidOutScript = `try{if(performance.getEntriesByType('navigation')[0].type!=='navigate')document.documentElement.dataset.laidOut=''}catch(e){}`

/** The content security policy forbids eval, so zod need not test whether it may compile. */
const schemaScript = 'globalThis.__zod_globalConfig={jitless:true}'

/**
 * When an error screen replaces the page, React recreates the html element and its attributes are
 * lost.
 */
export function useHtmlAttributes() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    const theme = readStored('theme')
    dataset.session ??= readUser() ? 'in' : 'out'
    if (theme === 'light' || theme === 'dark') dataset.theme ??= theme
    const currency = storedCurrency()
    if (currency) dataset.currency ??= currency
  }, [])
}

/** A browser has run the script before React, so its code is on the server only. */
export function BootScript({ fonts }: { fonts: string }) {
  const { nonce } = usePage()
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of our own
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? headScript(fonts) : '' }}
    />
  )
}

function headScript(fonts: string): string {
  return [
    script,
    laidOutScript,
    schemaScript,
    fonts,
    firstLoadScript(),
    typedScript(),
    clicksScript(),
    hydrationScript(),
    installScript,
  ].join(';')
}
