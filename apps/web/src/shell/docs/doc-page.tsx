import { data, useLoaderData } from 'react-router'
import { cacheable } from '#platform/api/caching.ts'
import { pageContext } from '#platform/api/page-context.ts'
import { loadWhenOnline } from '#platform/page/connection.ts'
import { useText } from '#platform/texts/texts.tsx'
import { notFoundNear } from '#shell/access/near-pages.ts'
import { ActionLink } from '#ui/button/text-link.tsx'
import { Columns } from '#ui/page/columns.tsx'
import { Page } from '#ui/page/page.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { Inline, Stack } from '#ui/page/stack.tsx'
import { Runs } from '#ui/text/runs.tsx'
import type { Route } from './+types/doc-page.ts'
import { type Doc, type DocBlock, plainText } from './doc.ts'
import { DocText } from './doc-text.tsx'
import styles from './docs.module.css'
import { findDoc } from './docs.server.ts'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const found = findDoc(`/docs/${params.part}/${params.doc}`)
  if (!found) throw await notFoundNear(request, context.get(pageContext))
  return data(found, { headers: cacheable({ seconds: 3600 }) })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadWhenOnline(serverLoader)
}

/** Its texts are in English, what surrounds them in the language of the reader. */
export default function DocPage() {
  const t = useText()
  const { page, before, after } = useLoaderData<typeof loader>()
  const { title, lead, blocks } = page
  const headings = blocks.filter((block) => block.kind === 'heading').filter(isOfPage)
  const body = (
    <Stack gap={7}>
      <div className={styles.text} lang='en'>
        <DocText blocks={blocks} />
      </div>
      <Neighbors before={before} after={after} />
    </Stack>
  )
  return (
    <Page
      title={title}
      seo={{ description: plainText(lead) }}
      head={
        <PageHead
          title={<span lang='en'>{title}</span>}
          lead={
            <p lang='en'>
              <Runs runs={lead} />
            </p>
          }
          back={{ to: '/docs', label: t('docs.title') }}
        />
      }
    >
      {headings.length > 0 ? (
        <Columns shares={[3, 9]}>
          <Contents headings={headings} />
          {body}
        </Columns>
      ) : (
        body
      )}
    </Page>
  )
}

type DocHeading = DocBlock & { kind: 'heading' }

function isOfPage({ level }: DocHeading): boolean {
  return level === 2
}

function Contents({ headings }: { headings: readonly DocHeading[] }) {
  const t = useText()
  return (
    <nav aria-label={t('docs.contents')} className={`unprinted ${styles.contents}`}>
      <p className='label'>{t('docs.contents')}</p>
      <ul lang='en'>
        {headings.map(({ id, runs }) => (
          <li key={id}>
            <ActionLink to={`#${id}`}>{plainText(runs)}</ActionLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Neighbor = Pick<Doc, 'address' | 'title'> | undefined

function Neighbors({ before, after }: { before: Neighbor; after: Neighbor }) {
  const t = useText()
  return (
    <nav aria-label={t('docs.more')} className='unprinted'>
      <Inline isSpread className={styles.neighbors}>
        {before && (
          <NeighborLink to={before} icon='left' label={t('docs.before', { title: before.title })} />
        )}
        {after && (
          <NeighborLink to={after} icon='right' label={t('docs.after', { title: after.title })} />
        )}
      </Inline>
    </nav>
  )
}

type NeighborLinkProps = { to: NonNullable<Neighbor>; icon: 'left' | 'right'; label: string }

function NeighborLink({ to, icon, label }: NeighborLinkProps) {
  return (
    <ActionLink to={to.address} icon={icon} aria-label={label}>
      <span lang='en'>{to.title}</span>
    </ActionLink>
  )
}
