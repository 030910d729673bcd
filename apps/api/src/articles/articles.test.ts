import type { ListedArticle } from '@marea/contract/articles/endpoints.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyAdminActs } from '#platform/admin-acts/verify-admin-acts.ts'
import { multipart } from '../../test/access/upload.ts'
import { contentOf, editor, english, spanish } from '../../test/articles/editors.ts'
import { jobNamed, openTestApp, type TestApp } from '../../test/test-app.ts'

let marea: TestApp
let ines: Awaited<ReturnType<typeof editor>>
let nadia: Awaited<ReturnType<typeof editor>>

beforeAll(async () => {
  marea = await openTestApp()
  ines = await editor(marea, 'Ines')
  nadia = await editor(marea, 'Nadia')
})
afterAll(() => marea.close())

async function blog(language = 'en'): Promise<ListedArticle[]> {
  return (await marea.call('GET', `/articles?language=${language}`)).body.result.items
}

const slugs = async () => (await blog()).map(({ slug }) => slug)
const read = (slug: string, language = 'en') =>
  marea.call('GET', `/articles/${slug}?language=${language}`)

async function written(texts = { en: english, es: spanish }) {
  return ines.save(await ines.create(), contentOf(texts))
}

test('the blog of an installation begins without posts, its FAQs with the product’s own', async () => {
  expect(await blog()).toEqual([])
  expect((await read('the-whole-price-first')).status).toBe(404)
  const { groups } = (await marea.call('GET', '/faqs?language=en')).body.result
  expect(groups.length).toBeGreaterThan(3)
})

describe('a draft', () => {
  test('is seen by nobody but administrators, who can preview it', async () => {
    const draft = await written()
    expect(draft).toMatchObject({ state: 'draft', slug: 'a-quiet-week', publishedAt: null })
    expect(await slugs()).not.toContain('a-quiet-week')
    expect((await read('a-quiet-week')).status).toBe(404)
    const preview = await ines.call('GET', `/admin/articles/${draft.id}/preview?language=es`)
    expect(preview.body.result.article).toMatchObject({
      title: 'Una semana',
      blocks: [{ kind: 'paragraph', runs: [{ text: 'Hace ' }, { text: 'calor' }, { text: '.' }] }],
    })
    expect((await marea.call('GET', `/admin/articles/${draft.id}`)).status).toBe(401)
  })

  test('that two people edit is saved once, and the second learns who was first', async () => {
    const draft = await written()
    const first = await nadia.save(draft, contentOf({ en: { ...english, body: 'By Nadia' } }))
    const refused = await ines.call('PUT', `/admin/articles/${draft.id}/draft`, {
      body: {
        revision: draft.revision,
        content: contentOf({ en: { ...english, body: 'By Inés' } }),
      },
    })
    expect(refused.status).toBe(409)
    expect(refused.body.error).toMatchObject({
      code: 'articles.changed_elsewhere',
      details: { revision: first.revision, savedBy: 'Nadia', isOwn: false },
    })
    expect((await ines.show(draft.id)).content.texts.en.body).toBe('By Nadia')
  })

  test('keeps one version for each sitting of a person, with an act for each', async () => {
    const draft = await written()
    const typed = await ines.save(draft, contentOf({ en: { ...english, body: 'More' } }))
    expect(typed.versions).toHaveLength(1)
    marea.clock.advance({ minutes: 11 })
    const later = await ines.save(typed, contentOf({ en: { ...english, body: 'Later' } }))
    expect(later.versions).toHaveLength(2)
    const restored = await ines.restore(later, later.versions[1]?.id ?? 0)
    expect(restored.content.texts.en.body).toBe('More')
    expect(restored.versions).toHaveLength(3)
    expect((await ines.acts(draft.id)).map(({ act }) => act)).toEqual([
      'articles.created',
      'articles.draft_saved',
      'articles.version_restored',
    ])
  })

  test('can be deleted, but not once it was published', async () => {
    const draft = await written()
    expect((await ines.call('DELETE', `/admin/articles/${draft.id}`)).status).toBe(200)
    expect((await ines.call('GET', `/admin/articles/${draft.id}`)).status).toBe(404)
    const published = await ines.publish(await written())
    const refused = await ines.call('DELETE', `/admin/articles/${published.id}`)
    expect(refused.body.error.code).toBe('articles.was_published')
    await ines.unpublish(published)
  })
})

describe('a publication', () => {
  test('shows the draft at once, and later edits only when they are published', async () => {
    const published = await ines.publish(await written())
    const { slug } = published
    expect(published).toMatchObject({ state: 'published', hasChanges: false })
    expect(await slugs()).toContain(slug)
    const edited = await ines.save(published, contentOf({ en: { ...english, title: 'Other' } }))
    expect(edited).toMatchObject({ hasChanges: true, slug })
    expect((await read(slug)).body.result.article.title).toBe('A quiet week')
    await ines.publish(edited)
    expect((await read(slug)).body.result.article.title).toBe('Other')
    expect(await ines.unpublish(edited)).toMatchObject({ state: 'unpublished' })
    expect((await read(slug)).status).toBe(404)
    const again = await ines.call('DELETE', `/admin/articles/${edited.id}/publication`)
    expect(again.body.error.code).toBe('articles.not_published')
  })

  test('appears when the clock in Miami passes its time, and pages stay fresh until then', async () => {
    const scheduled = await ines.publish(await written(), '2026-11-20T09:00')
    expect(scheduled).toMatchObject({ state: 'scheduled', scheduledAt: '2026-11-20T14:00:00Z' })
    expect((await read(scheduled.slug)).status).toBe(404)
    const before = marea.clock.now().until('2026-11-20T13:59:30Z')
    marea.clock.advance({ seconds: Math.round(before.total('seconds')) })
    const waiting = await marea.call('GET', '/articles?language=en')
    expect(waiting.body.result.freshSeconds).toBe(30)
    expect(await slugs()).not.toContain(scheduled.slug)
    marea.clock.advance({ seconds: 30 })
    expect((await blog())[0]).toMatchObject({ slug: scheduled.slug, publishedOn: '2026-11-20' })
    expect((await ines.show(scheduled.id)).state).toBe('published')
    await ines.unpublish(scheduled)
  })

  test('that is scheduled can be canceled, and a past or impossible time is refused', async () => {
    const draft = await written()
    const path = `/admin/articles/${draft.id}/publication`
    const at = async (time: string) =>
      (await ines.call('POST', path, { body: { revision: draft.revision, at: time } })).body.error
    expect(await at('2026-11-01T09:00')).toMatchObject({ code: 'articles.time_passed' })
    expect(await at('2036-11-01T09:00')).toMatchObject({ code: 'articles.time_passed' })
    expect(await at('2027-02-31T09:00')).toMatchObject({ code: 'request.invalid' })
    expect(await at('2027-02-01T29:00')).toMatchObject({ code: 'request.invalid' })
    await ines.publish(draft, '2026-12-24T18:00')
    const canceled = await ines.call('DELETE', `/admin/articles/${draft.id}/schedule`)
    expect(canceled.body.result.state).toBe('draft')
    const again = await ines.call('DELETE', `/admin/articles/${draft.id}/schedule`)
    expect(again.body.error.code).toBe('articles.not_scheduled')
  })

  test('needs one whole language; readers of the other get it, marked as such', async () => {
    const half = await ines.save(
      await ines.create(),
      contentOf({ en: english, es: { title: 'Solo el título' } }),
    )
    const body = { revision: half.revision, at: null }
    const refused = await ines.call('POST', `/admin/articles/${half.id}/publication`, { body })
    expect(refused.body.error).toMatchObject({
      code: 'articles.incomplete',
      details: [
        { language: 'es', field: 'summary' },
        { language: 'es', field: 'body' },
      ],
    })
    const published = await ines.publish(await ines.save(half, contentOf({ en: english })))
    expect((await read(published.slug, 'es')).body.result.article).toMatchObject({
      language: 'en',
      title: 'A quiet week',
    })
    await ines.unpublish(published)
  })
})

test('a changed address redirects from the former one, and no other post can take it', async () => {
  const draft = await ines.save(
    await ines.create(),
    contentOf({ en: { ...english, title: 'Soup' } }),
  )
  expect((await ines.slug(draft, 'soups')).formerSlugs).toEqual([])
  const published = await ines.publish(await ines.show(draft.id))
  const renamed = await ines.slug(published, 'all-soups')
  expect(renamed).toMatchObject({ slug: 'all-soups', formerSlugs: ['soups'] })
  expect((await read('soups')).body.result.article.slug).toBe('all-soups')
  const other = await written()
  const body = { slug: 'soups' }
  const refused = await ines.call('PUT', `/admin/articles/${other.id}/slug`, { body })
  expect(refused.body.error.code).toBe('articles.slug_taken')
  expect(await ines.slug(renamed, 'soups')).toMatchObject({ formerSlugs: ['all-soups'] })
})

test('code in a text reaches readers as the text it is', async () => {
  const evil = '<script>alert(1)</script>\n\n[press](javascript:alert(1))'
  const texts = { en: { ...english, title: '<img src=x onerror=alert(1)>', body: evil } }
  const published = await ines.publish(await ines.save(await ines.create(), contentOf(texts)))
  const { article } = (await read(published.slug)).body.result
  expect(article.blocks).toEqual([
    { kind: 'paragraph', runs: [{ text: '<script>alert(1)</script>' }] },
    { kind: 'paragraph', runs: [{ text: 'press' }] },
  ])
  await ines.unpublish(published)
})

test('a cover is uploaded, needs its description, and is deleted when no version shows it', async () => {
  const bytes = await sharp({
    create: { width: 480, height: 1600, channels: 3, background: '#357' },
  })
    .jpeg()
    .toBuffer()
  const draft = await written()
  const upload = () =>
    ines.call('POST', `/admin/articles/${draft.id}/cover`, multipart({ field: 'photo', bytes }))
  const { key: coverKey } = (await upload()).body.result
  const { key: unused } = (await upload()).body.result
  const saved = await ines.save(draft, contentOf({ en: english }, { coverKey }))
  const body = { revision: saved.revision, at: null }
  const refused = await ines.call('POST', `/admin/articles/${draft.id}/publication`, { body })
  expect(refused.body.error.details).toEqual([{ language: 'en', field: 'coverAlt' }])
  const whole = contentOf({ en: { ...english, coverAlt: 'The bay' } }, { coverKey })
  const { slug } = await ines.publish(await ines.save(saved, whole))
  expect((await read(slug)).body.result.article.cover).toMatchObject({
    key: coverKey,
    alt: 'The bay',
  })
  const photo = (key: string) => marea.app.inject(`/photos/${key}-480.webp`)
  expect((await photo(coverKey)).statusCode).toBe(200)
  marea.clock.advance({ hours: 25 })
  await jobNamed('articles.delete-unused-covers').handle(marea.ctx(), {})
  await marea.runJobs()
  expect((await photo(coverKey)).statusCode).toBe(200)
  expect((await photo(unused)).statusCode).toBe(404)
  const foreign = await ines.call('PUT', `/admin/articles/${(await written()).id}/draft`, {
    body: { revision: 2, content: whole },
  })
  expect(foreign.body.error.code).toBe('request.invalid')
})

test('the list counts states and finds titles without accents', async () => {
  const { body } = await ines.call('GET', '/admin/articles?search=QUIET&state=unpublished')
  expect(body.result.counts.unpublished).toBeGreaterThan(0)
  expect(body.result.counts.published).toBe(1)
  expect(body.result.items[0]).toMatchObject({ state: 'unpublished', missing: ['es'] })
})

test('every publication is an act with what was shown before and after', async () => {
  const published = await ines.publish(await written())
  const acts = await ines.acts(published.id)
  expect(acts.at(-1)).toMatchObject({
    act: 'articles.published',
    details: { before: null, after: published.versions[0]?.id, slug: published.slug },
  })
  expect(await verifyAdminActs(marea.db)).toMatchObject({ firstBroken: null })
})
