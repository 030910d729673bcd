import type { EditedArticle } from '@marea/contract/articles/editor.ts'
import type { EditedFaqGroup } from '@marea/contract/articles/faq-editor.ts'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { standInForApi } from '../../../test/api.ts'
import { renderInPage } from '../../../test/page.tsx'
import { FaqGroups } from './faq-groups.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const question = (id: string, title: string): EditedArticle => ({
  id,
  titles: { en: title, es: '' },
  state: 'published',
  slug: id,
  publishedAt: '2026-11-01T13:00:00Z',
  scheduledAt: null,
  hasChanges: false,
  missing: [],
  savedBy: null,
  savedAt: '2026-11-01T13:00:00Z',
})

const group: EditedFaqGroup = {
  id: 'g1',
  anchor: 'your-stay',
  titles: { en: 'Your stay', es: '' },
  revision: 3,
  questions: [question('q1', 'Can I bring a pet?'), question('q2', 'Is there parking?')],
}

test('a question moves by a button, and the move is said', async () => {
  const requests = standInForApi({ 'POST /admin/articles/q1/move': () => ({ groups: [] }) })
  const onChanged = vi.fn(async () => undefined)
  renderInPage(<FaqGroups groups={[group]} onChanged={onChanged} />)
  fireEvent.click(screen.getByRole('button', { name: 'Move Can I bring a pet? up' }))
  fireEvent.click(screen.getByRole('button', { name: 'Move Can I bring a pet? down' }))
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  expect(requests).toMatchObject([{ body: { direction: 'down' } }])
  await screen.findByText('Can I bring a pet? is now number 2')
})

test('a group is named in the reader’s language or the one it has, and renamed by its revision', async () => {
  const requests = standInForApi({ 'PUT /admin/faq-groups/g1': () => ({ groups: [] }) })
  renderInPage(<FaqGroups groups={[group]} onChanged={async () => undefined} />, { language: 'es' })
  expect(screen.getByRole('heading', { name: 'Your stay' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Cambiar el nombre de Your stay' }))
  fireEvent.change(screen.getByLabelText('Español'), { target: { value: 'Su estancia' } })
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(requests[0]?.body).toEqual({
    revision: 3,
    titles: { en: 'Your stay', es: 'Su estancia' },
  })
})

test('only a group without questions can be deleted', () => {
  standInForApi({})
  renderInPage(
    <FaqGroups
      groups={[group, { ...group, id: 'g2', titles: { en: 'Empty', es: '' }, questions: [] }]}
      onChanged={async () => undefined}
    />,
  )
  expect(screen.queryByRole('button', { name: 'Delete Your stay' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Delete Empty' })).toBeTruthy()
})
