import { readFileSync } from 'node:fs'

/** The site passes its fonts, as it would to any processor's fields. */
export type Fonts = { regular: Uint8Array; semibold: Uint8Array }

export type Asset = { body: string | Uint8Array; type: string }

export function readAssets({ regular, semibold }: Fonts): Map<string, Asset> {
  return new Map([
    ['card.js', { body: read('card.js'), type: 'text/javascript; charset=utf-8' }],
    ['bank.js', { body: read('bank.js'), type: 'text/javascript; charset=utf-8' }],
    ['wallet.js', { body: read('wallet.js'), type: 'text/javascript; charset=utf-8' }],
    ['pages.css', { body: read('pages.css'), type: 'text/css; charset=utf-8' }],
    ['regular.ttf', { body: regular, type: 'font/ttf' }],
    ['semibold.ttf', { body: semibold, type: 'font/ttf' }],
  ])
}

function read(name: string): string {
  return readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8')
}
