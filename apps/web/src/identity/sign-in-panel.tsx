import { useText } from '#platform/texts.tsx'
import { PageHead } from '#shell/page-head.tsx'
import { breakfast } from '#shell/photos.ts'
import { Heading } from '#ui/heading.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Photo } from '#ui/photo.tsx'
import styles from './sign-in-panel.module.css'

/** Where a visitor signs in; `next` is where they were going. */
export function SignInPanel({ next }: { next?: string }) {
  const t = useText()
  return (
    <div className={`measure ${styles.room}`}>
      <PageHead title={t('shell.sign_in')} isPrivate />
      <dialog open className={styles.door} aria-labelledby='sign-in-title'>
        <Photo
          photo={breakfast}
          alt=''
          sizes='400px'
          ratio='var(--ratio)'
          className={styles.photo ?? ''}
          isFirst
        />
        <div className={styles.words}>
          <Heading level={1} id='sign-in-title'>
            {t('guard.title')}
          </Heading>
          {next && next !== '/' && (
            <>
              <p>{t('guard.says')}</p>
              <p className={styles.next}>{t('guard.then', { path: next })}</p>
            </>
          )}
          <Notice title={t('guard.soon')} icon='key'>
            {t('guard.soon_says')}
          </Notice>
          <LinkButton to='/' kind='quiet'>
            {t('error.go_home')}
          </LinkButton>
        </div>
      </dialog>
    </div>
  )
}
