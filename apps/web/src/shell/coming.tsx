import type { TextKey } from '@marea/contract/texts/en.ts'
import type { TextParams } from '@marea/contract/translate.ts'
import { useLocation } from 'react-router'
import { SignInPrompt } from '#identity/sign-in-prompt.tsx'
import { useUser } from '#platform/session.ts'
import { useText } from '#platform/texts.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { accessOf } from './access.ts'
import { PageHead } from './page-head.tsx'
import { breakfast } from './photos.ts'
import { Spread } from './spread.tsx'

type NameIn<Key> = Key extends `coming.${infer Name}.title` ? Name : never

type ComingPageProps = { name: NameIn<TextKey>; params?: TextParams }

/** Says what a page will do, inside the real layout, until it does it. */
export function ComingPage({ name, params }: ComingPageProps) {
  const t = useText()
  const title = t(`coming.${name}.title`)
  return (
    <>
      <PageHead title={title} isPrivate />
      <Spread title={title} photo={breakfast} alt={t('coming.photo')}>
        <p>{t(`coming.${name}.says`, params)}</p>
        <Data />
        <LinkButton to='/faqs' kind='quiet'>
          {t('coming.onward')}
        </LinkButton>
      </Spread>
    </>
  )
}

function Data() {
  const t = useText()
  const isVisitor = useUser() === null
  const { pathname } = useLocation()
  if (isVisitor && accessOf(pathname) === 'open-but-prompt') return <SignInPrompt />
  return (
    <Notice title={t('coming.notice')} icon='clock'>
      {t('coming.notice_says')}
    </Notice>
  )
}
