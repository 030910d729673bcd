import { usePage } from './page.tsx'

/** Runs before the first paint, so neither the header nor the theme is ever wrong for a moment. */
const script = `(function(r){try{
var u=JSON.parse(localStorage.getItem('user')||'null'),t=localStorage.getItem('theme')
r.dataset.session=u&&u.token?'in':'out'
if(u&&u.fullName)r.style.setProperty('--initial',JSON.stringify(Array.from(u.fullName.trim())[0].toUpperCase()))
if(t==='light'||t==='dark')r.dataset.theme=t
}catch(e){r.dataset.session='out'}})(document.documentElement)`

export function BootScript() {
  const { nonce } = usePage()
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
      dangerouslySetInnerHTML={{ __html: script }}
    />
  )
}
