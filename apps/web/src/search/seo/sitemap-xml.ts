import { languages } from '@marea/contract/platform/language.ts'
import { addressIn } from '#platform/texts/address-in.ts'

/** Every URL in every language, each naming the others, as the sitemaps protocol requires. */
export function sitemapXml(publicUrl: string, paths: readonly string[]): string {
  const entries = paths.flatMap((path) => {
    const plain = publicUrl + path
    const addresses = languages.map((language) => addressIn(language, plain))
    const links = languages.map((language) => link(language, addressIn(language, plain)))
    const alternates = [...links, link('x-default', plain)].join('')
    return addresses.map((own) => `<url><loc>${escapeXml(own)}</loc>${alternates}</url>`)
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

function link(language: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
