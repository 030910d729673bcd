import { expect, test } from 'vitest'
import { sitemapXml } from './sitemap-xml.ts'

test('every page is listed in both languages, each linking to the other', () => {
  const xml = sitemapXml('https://marea.example', ['/suite-details/casa-almendro'])
  expect(xml).toContain('<loc>https://marea.example/suite-details/casa-almendro</loc>')
  expect(xml).toContain('<loc>https://marea.example/suite-details/casa-almendro?lang=es</loc>')
  expect(xml.match(/hreflang="x-default"/g)).toHaveLength(2)
})

test('special characters in a URL do not break the document', () => {
  expect(sitemapXml('https://marea.example', ['/a?b=1&c="<'])).toContain('/a?b=1&amp;c=&quot;&lt;')
})
