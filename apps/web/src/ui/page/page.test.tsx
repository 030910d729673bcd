import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useLoaderData } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { PagePart } from '#platform/api/page-part.ts'
import { renderInPage } from '../../../test/page.tsx'
import { Detail } from './detail.tsx'
import { EmptyState } from './empty-state.tsx'
import { LoadedPage } from './loaded.tsx'
import { Page } from './page.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { Row, RowList } from './row-list.tsx'
import { Section } from './section.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
})

const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content')
const heading = (level: number) => screen.queryByRole('heading', { level })?.textContent

test('a page is named once, in the browser and in its heading, and leads back', () => {
  renderInPage(<Page title='People' lead='Everyone' back={{ to: '/admin', label: 'Console' }} />)
  expect([document.title, heading(1)]).toEqual(['People. Marea', 'People'])
  expect(screen.getByRole('link', { name: 'Console' }).getAttribute('href')).toBe('/admin')
})

test('only a page for search engines may be indexed', () => {
  renderInPage(<Page title='Wallet' />)
  expect(robots()).toBe('noindex')
  cleanup()
  document.head.innerHTML = ''
  renderInPage(<Page title='Blog' seo={{ description: 'Miami by foot' }} />)
  expect(robots()).toBeUndefined()
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
    'Miami by foot',
  )
})

test('a head of its own replaces the heading, and the browser still knows the name', () => {
  renderInPage(<Page title='Wallet' head={<h1>$1,200.00</h1>} />)
  expect([document.title, heading(1)]).toEqual(['Wallet. Marea', '$1,200.00'])
})

function People({ loaded }: { loaded: PagePart<string[]> | null }) {
  return (
    <LoadedPage loaded={loaded} title='People' failed='No people' filters={<nav>Tabs</nav>}>
      {(people) => <p>{people.join()}</p>}
    </LoadedPage>
  )
}

test('what was loaded stands below the heading and the filters', () => {
  renderInPage(<People loaded={{ value: ['Ana', 'Luz'] }} />, { hasDataRouter: true })
  expect([heading(1), screen.getByText('Ana,Luz').tagName]).toEqual(['People', 'P'])
  expect(screen.getByRole('navigation')).toBeTruthy()
})

function Reloadable() {
  return <People loaded={useLoaderData<{ people: PagePart<string[]> }>().people} />
}

test('what could not be loaded says so, keeps the filters and can be tried again', async () => {
  const loaded: { people: PagePart<string[]> } = { people: { error: new Error('No answer') } }
  renderInPage(<Reloadable />, { loaded })
  const alert = within(screen.getByRole('alert'))
  expect(alert.getByText('No people')).toBeTruthy()
  expect(screen.getByRole('navigation')).toBeTruthy()
  loaded.people = { value: ['Ana'] }
  fireEvent.click(alert.getByRole('button'))
  await waitFor(() => expect(screen.getByText('Ana')).toBeTruthy())
  expect(screen.queryByRole('alert')).toBeNull()
})

test('nothing is named before it is known who reads', () => {
  renderInPage(<People loaded={null} />)
  expect(screen.queryByText('People')).toBeNull()
  expect(heading(1)).toBe('Checking your account…')
})

test('a skeleton may have the heading of its page', () => {
  const { container } = renderInPage(<PageSkeleton title='Homes' rows={2} />)
  expect(heading(1)).toBe('Homes')
  expect(container.querySelectorAll('[data-skeleton] > *')).toHaveLength(2)
})

test('a section has a heading one level below the page', () => {
  renderInPage(
    <Section title='Sessions' lead='Where Ana is signed in' actions={<a href='/'>End</a>} />,
  )
  expect([heading(2), screen.getByRole('link').textContent]).toEqual(['Sessions', 'End'])
})

function Emails({ opened }: { opened?: string }) {
  const back = { to: '/admin/emails', label: 'All emails' }
  return (
    <Detail label='Email' list={<p>Emails</p>} back={back}>
      {opened}
    </Detail>
  )
}

test('a row opens beside its list, with a way back', () => {
  renderInPage(<Emails />)
  expect(screen.queryByRole('complementary')).toBeNull()
  cleanup()
  renderInPage(<Emails opened='Booking confirmed' />)
  const opened = within(screen.getByRole('complementary', { name: 'Email' }))
  expect(opened.getByText('Booking confirmed')).toBeTruthy()
  expect(opened.getByRole('link', { name: 'All emails' }).getAttribute('href')).toBe(
    '/admin/emails',
  )
})

test('an empty list says so instead of two hairlines', () => {
  renderInPage(<RowList none='No sessions'>{[]}</RowList>)
  expect([screen.queryByRole('list'), screen.getByText('No sessions').tagName]).toEqual([null, 'P'])
  cleanup()
  renderInPage(
    <RowList none='No sessions'>
      <Row actions={<button type='button'>End</button>}>Chrome</Row>
    </RowList>,
  )
  expect(within(screen.getByRole('listitem')).getByRole('button').textContent).toBe('End')
})

test('an empty list may say more than a sentence, and a row begins with its mark', () => {
  renderInPage(<RowList none={<EmptyState title='No alerts' />}>{[]}</RowList>)
  expect(screen.getByRole('heading', { name: 'No alerts' })).toBeTruthy()
  cleanup()
  renderInPage(
    <RowList>
      <Row mark={<i>!</i>} actions={<button type='button'>Open</button>}>
        Late
      </Row>
    </RowList>,
  )
  expect(screen.getByRole('listitem').textContent).toBe('!LateOpen')
})
