import type { TextParams } from '@marea/contract/platform/translate.ts'
import type { TextKey } from '@marea/contract/texts/en.ts'
import { useLocation } from 'react-router'
import { SignInPrompt } from '#identity/sign-in/sign-in-prompt.tsx'
import { useUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import { PageHead } from '#shell/frame/page-head.tsx'
import { breakfast } from '#shell/pages/photos.ts'
import { Spread } from '#shell/pages/spread.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { accessOf } from './access.ts'

type NameIn<Key> = Key extends `coming.${infer Name}.title` ? Name : never

type ComingSoonPageProps = { name: NameIn<TextKey>; params?: TextParams }

/** Describes what a page will do, inside the real layout, until it is built. */
export function ComingSoonPage({ name, params }: ComingSoonPageProps) {
  const t = useText()
  const title = t(`coming.${name}.title`)
  return (
    <>
      <PageHead title={title} isPrivate />
      <Spread title={title} photo={breakfast} alt={t('coming.photo')}>
        <p>{t(`coming.${name}.description`, params)}</p>
        <DataPlaceholder />
        <LinkButton to='/faqs' kind='quiet'>
          {t('coming.continue')}
        </LinkButton>
      </Spread>
    </>
  )
}

function DataPlaceholder() {
  const t = useText()
  const isVisitor = useUser() === null
  const { pathname } = useLocation()
  if (isVisitor && accessOf(pathname) === 'open-but-prompt') return <SignInPrompt />
  return (
    <Notice title={t('coming.notice')} icon='clock'>
      {t('coming.notice_description')}
    </Notice>
  )
}
