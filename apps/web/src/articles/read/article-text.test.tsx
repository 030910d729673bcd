import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderInPage } from '../../../test/page.tsx'
import { ArticleText } from './article-text.tsx'

afterEach(cleanup)

test('code in a text is shown, never run, and links keep their addresses', () => {
  const { container } = renderInPage(
    <ArticleText
      lang='en'
      blocks={[
        { kind: 'heading', level: 2, runs: [{ text: 'Morning' }] },
        { kind: 'paragraph', runs: [{ text: '<script>alert(1)</script>' }] },
        {
          kind: 'list',
          isOrdered: true,
          items: [[{ text: 'a home', href: '/suite-details/casa-almendro', isStrong: true }]],
        },
        { kind: 'quote', paragraphs: [[{ text: 'out', href: 'https://miami.gov/' }]] },
      ]}
    />,
  )
  expect(container.querySelector('script')).toBeNull()
  expect(screen.getByText('<script>alert(1)</script>').tagName).toBe('P')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Morning')
  const [inside, outside] = screen.getAllByRole('link')
  expect(inside?.getAttribute('href')).toBe('/suite-details/casa-almendro')
  expect(outside?.getAttribute('href')).toBe('https://miami.gov/')
  expect(outside?.getAttribute('rel')).toBe('noopener noreferrer')
})
