import type { ArticleContent } from '@marea/contract/articles/content.ts'
import type { ArticleDraft } from '@marea/contract/articles/editor.ts'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LoadedEditor } from '#operations/article-editor/loaded-editor.tsx'
import { standInForApi } from '../../../test/api.ts'
import { renderInPage } from '../../../test/page.tsx'
import { AddressField } from './address-field.tsx'

const none = { title: '', summary: '', body: '', coverAlt: '' }
const english = { ...none, title: 'A quiet week', summary: 'In November.', body: 'It is warm.' }
const id = '6f6c2f0e-6a3b-4a3e-9d5e-0c8f4f1f6a11'

const draft: ArticleDraft = {
  id,
  kind: 'post',
  state: 'draft',
  slug: 'a-quiet-week',
  publishedAt: null,
  scheduledAt: null,
  hasChanges: false,
  revision: 4,
  content: { author: 'Inés', coverKey: null, texts: { en: english, es: none } },
  formerSlugs: [],
  photos: [],
  groupId: null,
  savedBy: 'Inés',
  savedAt: '2026-11-15T12:00:00Z',
  versions: [
    {
      id: 9,
      title: 'A quiet week',
      savedBy: 'Inés',
      savedAt: '2026-11-15T12:00:00Z',
      wasPublished: false,
    },
    {
      id: 8,
      title: 'A week',
      savedBy: 'Nadia',
      savedAt: '2026-11-14T12:00:00Z',
      wasPublished: true,
    },
  ],
}

const save = `PUT /admin/articles/${id}/draft`
const publication = `POST /admin/articles/${id}/publication`

type Sent = { revision: number; content: ArticleContent; isNewVersion: boolean }

function saved(body: unknown): ArticleDraft {
  const { content, revision } = body as Sent
  return { ...draft, content, revision: revision + 1 }
}

function conflict(): Response {
  const details = { revision: 7, savedBy: 'Nadia', savedAt: '2026-11-15T12:01:00Z', isOwn: false }
  const error = { code: 'articles.changed_elsewhere', message: '', details, requestId: 'test' }
  return Response.json({ error }, { status: 409 })
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open(given = draft) {
  renderInPage(
    <LoadedEditor loaded={{ value: given }} title='Blog' list='/admin/blog' back='All posts'>
      <AddressField />
    </LoadedEditor>,
  )
}

const column = (language: string) => within(screen.getByRole('group', { name: language }))

function type(language: string, field: string, value: string) {
  fireEvent.change(column(language).getByLabelText(new RegExp(`^${field}`)), { target: { value } })
}

const settle = (ms = 1000) => act(() => vi.advanceTimersByTimeAsync(ms))

async function press(name: string | RegExp) {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}

test('an edit is saved after a pause, with the revision it was made from', async () => {
  const requests = standInForApi({ [save]: ({ body }) => saved(body) })
  open()
  type('Español', 'Title', 'Una semana')
  expect(screen.getByText('Saving…')).toBeTruthy()
  await settle()
  type('Español', 'Title', 'Una semana tranquila')
  await settle()
  expect(requests.map(({ body }) => (body as Sent).revision)).toEqual([4, 5])
  expect(requests[1]?.body).toMatchObject({
    content: { texts: { es: { title: 'Una semana tranquila' } } },
  })
  expect(screen.getByText(/^Saved/)).toBeTruthy()
})

test('a missing language says what its readers see, and a half-written one what it needs', () => {
  standInForApi({})
  open()
  expect(column('Español').getByText('Readers in Spanish see the English text.')).toBeTruthy()
  type('Español', 'Title', 'Una semana')
  expect(column('Español').queryByText(/^Readers in/)).toBeNull()
  expect(screen.getByText('To publish, fill in: Summary (Spanish), Text (Spanish).')).toBeTruthy()
})

test('a second editor loses nothing, and keeps the other version in the history', async () => {
  let isFirst = true
  const requests = standInForApi({
    [save]: ({ body }) => {
      if (!isFirst) return saved(body)
      isFirst = false
      return conflict()
    },
    [`GET /admin/articles/${id}`]: () => ({ ...draft, revision: 7 }),
  })
  open()
  type('English', 'Text', 'My own words')
  await settle()
  expect(screen.getByText('Nadia saved a newer version while you were writing')).toBeTruthy()
  type('English', 'Text', 'My own words, longer')
  await settle()
  expect(requests).toHaveLength(1)
  await press('Keep my text')
  expect(requests.at(-1)?.body).toMatchObject({
    revision: 7,
    isNewVersion: true,
    content: { texts: { en: { body: 'My own words, longer' } } },
  })
  expect(screen.queryByText('Keep my text')).toBeNull()
})

test('the newer version can be taken instead', async () => {
  const theirs = { ...draft.content, texts: { en: { ...english, title: 'By Nadia' }, es: none } }
  standInForApi({
    [save]: conflict,
    [`GET /admin/articles/${id}`]: () => ({ ...draft, revision: 7, content: theirs }),
  })
  open()
  type('English', 'Title', 'By me')
  await settle()
  await press('Use the newer version')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('By Nadia')
})

test('what could not be sent is kept on this device and sent when the editor opens again', async () => {
  standInForApi({})
  open()
  type('English', 'Title', 'Written on a train')
  await settle()
  expect(screen.getByText('You’re offline. Your text is saved on this device.')).toBeTruthy()
  cleanup()
  const requests = standInForApi({ [save]: ({ body }) => saved(body) })
  open()
  await settle()
  expect(requests[0]?.body).toMatchObject({
    content: { texts: { en: { title: 'Written on a train' } } },
  })
  expect(localStorage.length).toBe(0)
})

test('publishing sends what waits first, and names the saved revision', async () => {
  const requests = standInForApi({
    [save]: ({ body }) => saved(body),
    [publication]: () => ({ ...draft, state: 'published', publishedAt: '2026-11-15T12:00:00Z' }),
  })
  open()
  type('English', 'Title', 'A quieter week')
  await press('Publish now')
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([save, publication])
  expect(requests[1]?.body).toEqual({ revision: 5, at: null })
  expect(screen.getByRole('button', { name: 'Unpublish' })).toBeTruthy()
})

test('a publication can be scheduled in Miami time, and needs a date and a time', async () => {
  const requests = standInForApi({
    [publication]: () => ({ ...draft, state: 'scheduled', scheduledAt: '2026-11-20T14:00:00Z' }),
  })
  open()
  await press('Schedule')
  expect(screen.getByText('Enter a date and a time.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-11-20' } })
  fireEvent.change(screen.getByLabelText('Time in Miami'), { target: { value: '09:00' } })
  await press('Schedule')
  expect(requests[0]?.body).toEqual({ revision: 4, at: '2026-11-20T09:00' })
  expect(screen.getByText(/^Goes live on November 20, 2026 at 9/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Cancel schedule' })).toBeTruthy()
})

test('an earlier version becomes the draft again', async () => {
  const requests = standInForApi({
    [`POST /admin/articles/${id}/restoration`]: () => ({
      ...draft,
      revision: 5,
      content: { ...draft.content, texts: { en: { ...english, title: 'A week' }, es: none } },
    }),
  })
  open()
  await press(/^Restore/)
  expect(requests[0]?.body).toEqual({ revision: 4, versionId: 8 })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A week')
})

test('an address that cannot be one is not sent', async () => {
  const requests = standInForApi({})
  open()
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: 'two  words' } })
  await press('Change address')
  expect(screen.getByText('Use lowercase letters, digits and single hyphens.')).toBeTruthy()
  expect(requests).toEqual([])
})
