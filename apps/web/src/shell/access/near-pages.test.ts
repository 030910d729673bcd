import type { NearAddress } from '@marea/contract/search/endpoints.ts'
import { expect, test, vi } from 'vitest'
import { sitemap } from '#sitemap.ts'
import { notFoundNear } from './near-pages.ts'

const home = {
  kind: 'home',
  slug: 'casa-almendro',
  title: 'Casa Almendro',
  language: 'en',
} as const
const post = { kind: 'post', slug: 'casa-alameda', title: 'Casa Alameda', language: 'es' } as const

async function near(path: string, items: NearAddress[] = []) {
  const call = vi.fn(async () => ({ items }))
  const request = new Request(new URL(path, 'https://marea.test'))
  const given = { call, language: 'en' } as never
  const { data, init } = await notFoundNear(request, given)
  expect(init?.status).toBe(404)
  return { ...data, call, links: data.near.map(({ to }) => to) }
}

test.each([
  ['/favourites', '/my-favorites'],
  ['/my-favourites', '/my-favorites'],
  ['/walet', '/my-wallet'],
  ['/list-you-home', '/list-your-home'],
  ['/privacy-polic', '/privacy-policy'],
  ['/account-settings/purchase', '/account-settings/purchases'],
])('%s suggests %s', async (path, suggested) => {
  expect((await near(path)).links[0]).toBe(suggested)
})

test('homes and posts are looked up by the last part of the address, its own folder first', async () => {
  const blog = await near('/blog/Casa%20Alame%64a', [home, post])
  expect(blog.call).toHaveBeenCalledWith('GET /near-addresses', {
    query: { slug: 'Casa Alameda', language: 'en' },
  })
  expect(blog.links).toEqual(['/blog/casa-alameda', '/suite-details/casa-almendro'])
  expect(blog.near[0]).toMatchObject({ title: 'Casa Alameda', lang: 'es' })
  const homes = await near('/suite-details/casa-alamedo', [post, home])
  expect(homes.links).toEqual(['/suite-details/casa-almendro', '/blog/casa-alameda'])
})

test('an address that resembles nothing, or cannot be read, suggests nothing', async () => {
  expect((await near('/no/such/thing')).near).toEqual([])
  expect(await near('/%ff')).toMatchObject({ message: 'Page not found: /%ff', near: [] })
})

test('a lookup that fails leaves the page missing, and is reported', async () => {
  const report = vi.fn()
  const call = () => Promise.reject(new Error('down'))
  const request = new Request('https://marea.test/suite-details/casa-almendo')
  const { data, init } = await notFoundNear(request, { call, language: 'en', report } as never)
  expect([init?.status, data.near, report.mock.calls.length]).toEqual([404, [], 1])
})

test('pages of administrators and of development are never suggested', async () => {
  const hidden = Object.entries(sitemap)
    .filter(([, [access]]) => access === 'admin' || access === 'development')
    .map(([path]) => path)
  for (const path of hidden) {
    const { links } = await near(path.replace(/:\w+/, 'x').replace(/.$/, ''))
    expect(links.filter((link) => hidden.includes(link))).toEqual([])
  }
})
