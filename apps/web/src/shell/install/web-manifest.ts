import type { PageGiven } from '@marea/contract/pages.ts'
import { type BrandPicture, iconUrl } from '@marea/contract/platform/brand/look.ts'
import { translate } from '@marea/contract/platform/translate.ts'
import type { TextKey } from '@marea/contract/texts/keys.ts'
import { screenFile, screenSize, screens } from '#shell/app-page/screen-files.ts'
import type { Address } from '#sitemap.ts'

type App = {
  /** Names the installed app for good, also when its first page changes. */
  id: string
  start: Address
  name: TextKey
  description: TextKey
  shortcuts: readonly { to: Address; text: TextKey }[]
  /** Where a link or a text that another app shares opens. */
  shareTo?: string
  hasScreens: boolean
}

/** What a browser asks for before it installs an area as an app. */
export function webManifest(app: App, { texts, language, config }: PageGiven): string {
  const { colors, pictures } = config.brand
  const icons = pictures.icon ? iconsOf(pictures.icon) : ownIcons
  const say = (key: TextKey | 'value.brand') => translate(texts, language, key)
  return JSON.stringify({
    id: app.id,
    lang: language,
    name: say(app.name),
    short_name: say('value.brand'),
    description: say(app.description),
    start_url: app.start,
    scope: '/',
    display: 'standalone',
    background_color: '#faf7f2',
    theme_color: colors.accent.light,
    icons,
    shortcuts: app.shortcuts.map(({ to, text }) => ({
      name: say(text),
      url: to,
      icons: icons.filter(({ sizes }) => sizes === small.sizes),
    })),
    ...(app.hasScreens && {
      screenshots: screens.map((screen) => ({
        src: screenFile(screen, { language, theme: 'light' }),
        sizes: `${screenSize.width}x${screenSize.height}`,
        type: 'image/webp',
        form_factor: 'narrow',
        label: say(`app.${screen}_screen`),
      })),
    }),
    ...(app.shareTo && {
      share_target: {
        action: app.shareTo,
        method: 'GET',
        params: { title: 'title', text: 'text', url: 'url' },
      },
    }),
  })
}

const small = { src: '/icon-192.png', type: 'image/png', sizes: '192x192' }

const ownIcons = [
  { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
  small,
  { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
  // Phones cut their own shape out of this one.
  { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
]

function iconsOf(icon: BrandPicture) {
  return [
    { src: iconUrl(icon, '192'), type: 'image/png', sizes: '192x192' },
    { src: iconUrl(icon), type: 'image/png', sizes: '512x512' },
    { src: iconUrl(icon, 'maskable'), type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ]
}
