import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { signOut } from '#identity/session/sign-out.ts'
import { cacheable } from '#platform/api/caching.ts'
import { useUser } from '#platform/session/session.ts'
import { useText } from '#platform/texts/texts.tsx'
import {
  about,
  hasHomes,
  legal,
  type NavLink,
  ownersLink,
  personalLinks,
  settings,
  workLinks,
} from '#shell/frame/links.ts'
import { ownerNavLinks } from '#shell/frame/owner-links.ts'
import { Button } from '#ui/button/button.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { Columns } from '#ui/page/columns.tsx'
import { Page } from '#ui/page/page.tsx'
import { LinkRow, RowList } from '#ui/page/row-list.tsx'
import { Section } from '#ui/page/section.tsx'
import styles from './more-page.module.css'
import { Preferences } from './preferences.tsx'

export const headers = cacheable

export default function MorePage() {
  const t = useText()
  return (
    <Page title={t('more.title')} seo={{}}>
      <AccountStatus />
      <Columns shares={[1, 1]} className={styles.groups}>
        <Group title={t('more.yours')} places={[...personalLinks, ...settings]} />
        <WorkLinks />
        <Group title={t('more.about')} places={[...about, ...legal]}>
          <Place to='/chat?support=1'>{t('messaging.support_contact')}</Place>
        </Group>
        <Preferences />
      </Columns>
    </Page>
  )
}

type GroupProps = {
  title: string
  places: readonly NavLink[]
  children?: ReactNode
}

function Group({ title, places, children }: GroupProps) {
  const t = useText()
  return (
    <Section title={title}>
      <RowList>
        {children}
        {places.map(({ to, text }) => (
          <Place key={to} to={to}>
            {t(text)}
          </Place>
        ))}
      </RowList>
    </Section>
  )
}

function Place({ to, children }: { to: string; children: ReactNode }) {
  return (
    <LinkRow to={to} prefetch='intent' className={styles.place} end={<Icon name='right' small />}>
      {children}
    </LinkRow>
  )
}

function WorkLinks() {
  const t = useText()
  const user = useUser()
  const places = hasHomes(user) ? ownerNavLinks : workLinks(user)
  return (
    <Group
      title={t(user?.profile === 'ADMIN' ? 'shell.admin' : 'more.owners')}
      places={places.length > 0 ? places : [ownersLink(user)]}
    />
  )
}

function AccountStatus() {
  const t = useText()
  const user = useUser()
  const navigate = useNavigate()
  /** Rendered on the server too, so that the text is in the page before the reader is known. */
  const signedIn = t('more.signed_in', { name: user?.fullName ?? '' })

  function signOutHere() {
    signOut()
    navigate('/')
  }

  if (user) {
    return (
      <div key='in' className={styles.account}>
        <p>{signedIn}</p>
        <Button kind='quiet' small onClick={signOutHere}>
          {t('shell.sign_out')}
        </Button>
      </div>
    )
  }
  return (
    <div key='out' className={styles.account}>
      <p>{t('more.visitor')}</p>
      <LinkButton to='/sign-in?next=/more' small>
        {t('shell.sign_in')}
      </LinkButton>
    </div>
  )
}
