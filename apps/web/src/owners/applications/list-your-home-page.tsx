import type { OwnerApplication } from '@marea/contract/owners/endpoints.ts'
import { useLoaderData, useRevalidator } from 'react-router'
import { call } from '#platform/api/api.ts'
import { cacheable } from '#platform/api/caching.ts'
import { whenSignedIn } from '#platform/api/signed-in-loader.ts'
import { useUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Article, ArticleSection } from '#shell/pages/article.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { ApplicationForm } from './application-form.tsx'
import { Applications } from './applications.tsx'

const steps = [1, 2, 3] as const

export const headers = cacheable

/** The page is the same for everyone; the reader's applications load in the browser. */
export function loader(): OwnerApplication[] {
  return []
}

export async function clientLoader(): Promise<OwnerApplication[]> {
  return (await whenSignedIn(() => call('GET /owner-applications'))) ?? []
}

clientLoader.hydrate = true as const

export default function ListYourHomePage() {
  const t = useText()
  return (
    <Article title={t('list.title')} summary={t('list.description')}>
      {steps.map((step) => (
        <ArticleSection key={step} title={t(`list.${step}`)}>
          <p>{t(`list.${step}_description`)}</p>
        </ArticleSection>
      ))}
      <ApplicationStatus />
    </Article>
  )
}

function ApplicationStatus() {
  const t = useText()
  const user = useUser()
  const applications = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const isOpen = applications.some(({ status }) => status === 'open')
  const isOwner = user?.profile === 'OWNER'
  return (
    <>
      {applications.length > 0 && (
        <ArticleSection title={t('apply.yours')}>
          <Applications applications={applications} />
        </ArticleSection>
      )}
      {isOwner && (
        <Notice
          tone='good'
          title={t('apply.owner')}
          actions={
            <LinkButton small to='/property-management'>
              {t('shell.property_management')}
            </LinkButton>
          }
        >
          {t('apply.owner_description')}
        </Notice>
      )}
      {!isOpen && !isOwner && (
        <ArticleSection title={t('apply.title')}>
          <p>{t('apply.description')}</p>
          <ApplicationForm onSent={revalidate} />
        </ArticleSection>
      )}
    </>
  )
}
