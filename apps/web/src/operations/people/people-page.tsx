import type { FoundPerson } from '@marea/contract/operations/people.ts'
import { Form, useLoaderData, useLocation, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { personal } from '#platform/api/caching.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenAdmin } from '#platform/api/signed-in-loader.ts'
import { Link } from '#platform/page/link.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { useTimeFormat } from '#platform/time/use-time-format.ts'
import { DeskSkeleton } from '#shell/frame/desk-skeleton.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { LoadError } from '#ui/state/load-error.tsx'
import { Table } from '#ui/table/table.tsx'
import { State } from '#ui/text/badge.tsx'
import { Heading } from '#ui/text/heading.tsx'
import type { Route } from './+types/people-page.ts'
import styles from './people.module.css'

export const headers = personal

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const text = textIn(new URL(request.url).search)
  return whenAdmin(() => loadPart(call('GET /admin/people', { query: { text } })))
}

function textIn(search: string): string {
  return (new URLSearchParams(search).get('text') ?? '').trim().slice(0, 100)
}

export default function PeoplePage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  const { search } = useLocation()
  const { revalidate } = useRevalidator()
  if (!loaded) return <HydrateFallback />
  return (
    <div className={`measure ${styles.page}`}>
      <PageHead title={t('people.title')} isPrivate />
      <header className={styles.head}>
        <Heading level={1} size='heading'>
          {t('people.title')}
        </Heading>
        <Form method='get' className={styles.find} key={search}>
          <Field
            label={t('people.find')}
            name='text'
            type='search'
            maxLength={100}
            defaultValue={textIn(search)}
          />
          <Button type='submit' small>
            {t('people.find_button')}
          </Button>
        </Form>
      </header>
      {loaded.value ? (
        <PeopleTable people={loaded.value} />
      ) : (
        <LoadError title={t('people.load_failed')} error={loaded.error} onRetry={revalidate} />
      )}
    </div>
  )
}

function PeopleTable({ people }: { people: FoundPerson[] }) {
  const t = useText()
  const time = useTimeFormat()
  if (people.length === 0) return <p>{t('people.none')}</p>
  return (
    <Table
      caption={t('people.title')}
      hideCaption
      rows={people}
      rowId={({ id }) => id}
      columns={[
        {
          id: 'name',
          title: t('people.name'),
          isName: true,
          cell: ({ id, fullName }) => (
            <Link to={`/admin/people/${id}`} className={styles.link} data-list-link>
              {fullName}
            </Link>
          ),
        },
        { id: 'email', title: t('people.email'), cell: ({ email }) => email },
        {
          id: 'role',
          title: t('people.role'),
          cell: ({ profile, isLocked }) =>
            isLocked ? (
              <State tone='bad'>{t('people.locked')}</State>
            ) : (
              t(`people.profile.${profile}`)
            ),
        },
        {
          id: 'since',
          title: t('people.since'),
          cell: ({ createdAt }) => time.localDay(createdAt, 'medium'),
        },
      ]}
    />
  )
}

export function HydrateFallback() {
  return <DeskSkeleton page={styles.page} head={styles.head} rows={3} />
}
