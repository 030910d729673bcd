import { useActionData, useLoaderData } from 'react-router'
import { notFound } from '#platform/api/not-found.ts'
import { pageContext } from '#platform/api/page-context.ts'
import { useText } from '#platform/texts/texts.tsx'
import { Button } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { Page } from '#ui/page/page.tsx'
import type { Route } from './+types/unsubscribe-page.ts'
import styles from './unsubscribe.module.css'

/** Only shows the question: email programs open links to check them. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { token } = params
  return context
    .get(pageContext)
    .call('GET /unsubscribe/:token', { params: { token } })
    .catch((error: unknown) => {
      throw isUnknown(error) ? notFound(request) : error
    })
}

/** For the button and for email programs, which post without opening the page (RFC 8058). */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { token } = params
  return context
    .get(pageContext)
    .call('POST /unsubscribe/:token', { params: { token } })
    .catch((error: unknown) => {
      throw isUnknown(error) ? notFound(request) : error
    })
}

export default function UnsubscribePage() {
  const t = useText()
  const loaded = useLoaderData<typeof loader>()
  const { kind, isOn } = useActionData<typeof action>() ?? loaded
  const named = { kind: t(`notifications.kind.${kind}`) }
  return (
    <Page title={t('unsubscribe.title')} head={null} className={styles.page}>
      {isOn ? (
        <EmptyState
          level={1}
          title={t('unsubscribe.question', named)}
          actions={
            // Without the router, so that it works before and without scripts.
            <form method='post'>
              <Button type='submit'>{t('unsubscribe.button')}</Button>
            </form>
          }
        >
          {t('unsubscribe.description')}
        </EmptyState>
      ) : (
        <EmptyState
          level={1}
          title={t('unsubscribe.done')}
          actions={
            <LinkButton to='/account-settings/notifications' kind='quiet'>
              {t('unsubscribe.settings')}
            </LinkButton>
          }
        >
          {t('unsubscribe.done_description', named)}
        </EmptyState>
      )}
    </Page>
  )
}

/** Malformed and forged links both show not found. */
function isUnknown(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return error.code === 'resource.not_found' || error.code === 'request.invalid'
}
