/** URLs with their Spanish versions, as the sitemaps protocol requires. */
export function sitemapXml(publicUrl: string, paths: readonly string[]): string {
  const entries = paths.flatMap((path) => {
    const plain = publicUrl + path
    const spanish = `${plain}?lang=es`
    const twins = [link('en', plain), link('es', spanish), link('x-default', plain)].join('')
    return [plain, spanish].map((own) => `<url><loc>${escapeXml(own)}</loc>${twins}</url>`)
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
