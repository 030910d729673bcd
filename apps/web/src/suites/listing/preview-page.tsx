import { useLoaderData } from 'react-router'
import { call } from '#platform/api/api.ts'
import { loadPart } from '#platform/api/page-part.ts'
import { whenManager } from '#platform/api/signed-in-loader.ts'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import { RefundLine } from '#pricing/refund-line.tsx'
import { Mosaic } from '#suites/gallery/mosaic.tsx'
import { OpenGallery } from '#suites/gallery/open-gallery.tsx'
import { Video } from '#suites/gallery/video.tsx'
import { AboutNeighborhood } from '#suites/neighborhood/about-neighborhood.tsx'
import { Amenities } from '#suites/page/amenities.tsx'
import { GettingAround } from '#suites/page/getting-around.tsx'
import { HouseRules } from '#suites/page/house-rules.tsx'
import { Location } from '#suites/page/location.tsx'
import { SleepingAreas } from '#suites/page/sleeping-areas.tsx'
import { Story } from '#suites/page/story.tsx'
import { SuiteHead } from '#suites/page/suite-head.tsx'
import { Safety } from '#suites/safety/safety.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Loaded } from '#ui/page/loaded.tsx'
import { Page } from '#ui/page/page.tsx'
import { PageSkeleton } from '#ui/page/page-skeleton.tsx'
import { Notice } from '#ui/state/notice.tsx'
import type { Route } from './+types/preview-page.ts'

export function clientLoader({ params: { slug } }: Route.ClientLoaderArgs) {
  return whenManager(async () => ({
    slug,
    preview: await loadPart(call('GET /owner/homes/:slug/preview', { params: { slug } })),
  }))
}

export default function PreviewPage() {
  const t = useText()
  const language = useLanguage()
  const loaded = useLoaderData<typeof clientLoader>()
  if (!loaded) return <HydrateFallback />
  const { slug, preview } = loaded
  const suite = preview.value
  const video = suite?.videos[0]
  return (
    <Page title={t('listing.preview_title', { home: suite?.name ?? '' })} head={null} gap='large'>
      <Notice
        icon='eye'
        title={t('listing.preview_note')}
        actions={
          <LinkButton to={`/property-management/homes/${slug}`} kind='quiet' small>
            {t('listing.preview_back')}
          </LinkButton>
        }
      />
      <Loaded part={preview} failed={t('listing.load_failed')}>
        {(suite) => (
          <>
            {suite.photos.length > 0 && (
              <Mosaic suite={suite} film={video && <Video video={video} />} />
            )}
            <SuiteHead suite={suite} heart={null} />
            <Story texts={suite.texts[language]} />
            <SleepingAreas suite={suite} />
            <Amenities amenities={suite.amenities} />
            <Safety suite={suite} />
            <RefundLine policy={suite.cancellation} quote={null} now={0} />
            <Location suite={suite} />
            <AboutNeighborhood neighborhood={suite.neighborhood} />
            <GettingAround places={suite.nearby} />
            <HouseRules suite={suite} />
            <OpenGallery suite={suite} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

export function HydrateFallback() {
  const t = useText()
  return <PageSkeleton title={t('listing.preview')} rows={2} row={{ ratio: '2 / 1' }} />
}
