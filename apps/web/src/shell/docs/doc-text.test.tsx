import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInPage } from '../../../test/page.tsx'
import { DocText } from './doc-text.tsx'

afterEach(cleanup)

test('a heading links to itself, a page of the documentation opens in place, other sites do not know from where', () => {
  renderInPage(
    <DocText
      blocks={[
        { kind: 'heading', level: 2, id: 'steps', runs: [{ text: 'Steps' }] },
        {
          kind: 'paragraph',
          runs: [
            { text: 'Configure', href: '/docs/run/configure' },
            { text: 'Citus', href: 'https://www.citusdata.com' },
          ],
        },
      ]}
    />,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Steps' }).id).toBe('steps')
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['#steps', '/docs/run/configure', 'https://www.citusdata.com'])
  expect(screen.getByRole('link', { name: 'Citus' }).getAttribute('rel')).toContain('noopener')
})

test('tables and commands scroll in themselves, also by keyboard', () => {
  const { container } = renderInPage(
    <DocText
      blocks={[
        { kind: 'code', text: 'npm start # <script>' },
        {
          kind: 'table',
          head: [[{ text: 'setting' }]],
          rows: [[[{ text: 'PORT', isCode: true }]]],
        },
      ]}
    />,
  )
  expect(screen.getByRole('columnheader', { name: 'setting' })).toBeTruthy()
  expect(screen.getByText('npm start # <script>').closest('pre')?.tabIndex).toBe(0)
  expect(container.querySelector('script')).toBeNull()
  expect(screen.getByRole('table').parentElement?.tabIndex).toBe(0)
})
