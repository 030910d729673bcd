import type { OwnerApplication } from '@marea/contract/owners/endpoints.ts'
import { ApplicationForm } from '#owners/applications/application-form.tsx'
import { Applications } from '#owners/applications/applications.tsx'
import { useUser } from '#platform/session/session.ts'
import { useSwitch } from '#platform/switches/use-switch.ts'
import { useText } from '#platform/texts/texts.tsx'
import { ArticleSection } from '#shell/pages/article.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Notice } from '#ui/state/notice.tsx'

const steps = [1, 2, 3] as const

type ListingOfferProps = {
  applications: readonly OwnerApplication[]
  onSent: () => Promise<void>
}

export function ListingOffer({ applications, onSent }: ListingOfferProps) {
  const t = useText()
  return (
    <>
      {steps.map((step) => (
        <ArticleSection key={step} title={t(`list.${step}`)}>
          <p>{t(`list.${step}_description`)}</p>
        </ArticleSection>
      ))}
      <ApplicationStatus applications={applications} onSent={onSent} />
    </>
  )
}

function ApplicationStatus({ applications, onSent }: ListingOfferProps) {
  const t = useText()
  const isOpen = applications.some(({ status }) => status === 'open')
  const canApply = useSwitch('owner_applications')
  const isOwner = useUser()?.profile === 'OWNER'
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
          {canApply ? (
            <ApplicationForm onSent={onSent} />
          ) : (
            <Notice tone='warn' title={t('switches.paused.owner_applications')} isAnnounced>
              {t('switches.paused_body.owner_applications')}
            </Notice>
          )}
        </ArticleSection>
      )}
    </>
  )
}
