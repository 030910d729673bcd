import type { CancellationPolicy } from '@marea/contract/suites/endpoints.ts'
import type { Listing } from '@marea/contract/suites/listing/endpoints.ts'
import {
  type ListingSection,
  listingSections,
} from '@marea/contract/suites/listing/section-names.ts'
import type { ReactNode } from 'react'
import { useLoaderData, useLocation } from 'react-router'
import { call } from '#platform/api/api.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { ProblemError } from '#platform/api/problem-error.ts'
import { whenManager } from '#platform/api/signed-in-loader.ts'
import { useIsOnline } from '#platform/live/online.ts'
import { useText } from '#platform/texts/texts.tsx'
import { RefundLine } from '#pricing/refund-line.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { useCloseTo } from '#ui/overlay/use-back-closes.ts'
import { DocumentHead } from '#ui/page/document-head.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { LoadedPage } from '#ui/page/loaded.tsx'
import { Page } from '#ui/page/page.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { Notice } from '#ui/state/notice.tsx'
import type { Route } from './+types/listing-page.ts'
import { ListingEditorContext } from './editor/editor-context.ts'
import { useListingEditor } from './editor/use-listing-editor.ts'
import { useUploads } from './editor/use-uploads.ts'
import styles from './frame/editor.module.css'
import { EditorBar, EditorHead } from './frame/editor-head.tsx'
import { PublishDialog } from './frame/publish-dialog.tsx'
import { SectionFrame } from './frame/section-frame.tsx'
import { SectionRail } from './frame/section-rail.tsx'
import { UnpublishDialog } from './frame/unpublish-dialog.tsx'
import { SectionContent } from './sections/section-content.tsx'

export function clientLoader({ params: { slug } }: Route.ClientLoaderArgs) {
  return whenManager(() => loadPart(call('GET /owner/homes/:slug', { params: { slug } })))
}

/** The editor keeps its own state; moving between its sections loads nothing. */
export function shouldRevalidate({
  currentParams,
  nextParams,
  formMethod,
}: {
  currentParams: Record<string, string | undefined>
  nextParams: Record<string, string | undefined>
  formMethod?: string
}) {
  return currentParams.slug !== nextParams.slug || formMethod !== undefined
}

export default function ListingPage() {
  const t = useText()
  const loaded = useLoaderData<typeof clientLoader>()
  if (!loaded) return <HydrateFallback />
  const { value, error } = loaded
  if (value) return <Editor key={value.slug} listing={value} />
  const isMissing = error instanceof ProblemError && error.code === 'resource.not_found'
  return isMissing ? (
    <Page title={t('listing.homes')} head={null}>
      <EmptyState
        level={1}
        title={t('listing.not_found')}
        actions={<LinkButton to='/property-management/homes'>{t('listing.homes')}</LinkButton>}
      >
        {t('listing.not_found_body')}
      </EmptyState>
    </Page>
  ) : (
    <LoadedPage title={t('listing.homes')} loaded={loaded} failed={t('listing.load_failed')}>
      {() => null}
    </LoadedPage>
  )
}

function Editor({ listing }: { listing: Listing }) {
  const t = useText()
  const { editor, view } = useListingEditor(listing)
  const uploads = useUploads(listing.slug, editor)
  const query = new URLSearchParams(useLocation().search)
  const chosen = sectionIn(query)
  const section = chosen ?? 'basics'
  const close = useCloseTo(chosen ? `?section=${chosen}` : '?')
  const open = query.get('open')
  const photos = new Map(
    [...view.state.photos, ...uploads.added].map((photo) => [photo.key, photo]),
  )
  const photoOf = (key: string) => photos.get(key)
  return (
    <ListingEditorContext value={{ listing, editor, view, uploads, photoOf }}>
      <DocumentHead title={t('listing.title', { home: view.contents.basics.name })} isPrivate />
      <div className={styles.page} data-at={chosen ? 'section' : 'sections'}>
        <EditorHead section={chosen} />
        {listing.canEdit ? <OfflineNote /> : <ReadOnlyNote />}
        <div className={`measure ${styles.grid}`}>
          <div className={styles.side}>
            <SectionRail current={section} />
          </div>
          <div className={styles.main}>
            <SectionFrame key={section} section={section}>
              <fieldset className={styles.fields} disabled={!listing.canEdit}>
                <SectionContent section={section} drawCurve={drawCurve} />
              </fieldset>
            </SectionFrame>
          </div>
        </div>
        <EditorBar section={chosen} />
      </div>
      {listing.canEdit && open === 'publish' && <PublishDialog onClose={close} />}
      {listing.canEdit && open === 'unpublish' && <UnpublishDialog onClose={close} />}
    </ListingEditorContext>
  )
}

function drawCurve(policy: CancellationPolicy): ReactNode {
  return <RefundLine policy={policy} quote={null} now={0} />
}

function sectionIn(query: URLSearchParams): ListingSection | undefined {
  return listingSections.find((section) => section === query.get('section'))
}

function OfflineNote() {
  const t = useText()
  const isOnline = useIsOnline()
  if (isOnline) return null
  return (
    <div className='measure' data-says-offline>
      <Notice icon='offline' title={t('listing.offline')} isAnnounced>
        {t('listing.offline_body')}
      </Notice>
    </div>
  )
}

function ReadOnlyNote() {
  const t = useText()
  return (
    <div className='measure'>
      <Notice icon='eye' title={t('listing.read_only')}>
        {t('listing.read_only_body')}
      </Notice>
    </div>
  )
}

export function HydrateFallback() {
  const t = useText()
  return <PageSkeleton title={t('listing.homes')} rows={6} row={{ height: '54px' }} />
}
