import { iconUrl } from '@marea/contract/platform/brand/look.ts'
import { usePage } from '#platform/page/page.tsx'
import { brandCss } from './brand-tokens.ts'
import { firstFonts } from './font-script.ts'

const id = 'brand-look'

/** What makes the style is on the server only; a browser keeps the one that came with the page. */
const served = import.meta.env.SSR ? '' : (document.getElementById(id)?.textContent ?? '')

/** The fonts, icons and colors of the brand, before the first paint; colors win over the style sheet. */
export function BrandHead() {
  const { nonce, config } = usePage()
  const css = import.meta.env.SSR ? brandCss(config.brand) : served
  return (
    <>
      {import.meta.env.SSR && <BrandLinks />}
      {css && (
        <style id={id} nonce={nonce} suppressHydrationWarning>
          {css}
        </style>
      )}
    </>
  )
}

/** On the server only: a browser reads them once. */
function BrandLinks() {
  const { fonts, pictures } = usePage().config.brand
  const icon = iconUrl(pictures.icon, '192')
  return (
    <>
      {firstFonts(fonts).map((href) => (
        <link
          key={href}
          rel='preload'
          href={href}
          as='font'
          type='font/woff2'
          crossOrigin='anonymous'
        />
      ))}
      <link rel='icon' href={icon ?? '/icon.svg'} type={icon ? 'image/png' : 'image/svg+xml'} />
      <link
        rel='apple-touch-icon'
        href={iconUrl(pictures.icon, '180') ?? '/apple-touch-icon.png'}
      />
    </>
  )
}
