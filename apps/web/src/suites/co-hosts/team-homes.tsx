import type { TeamHome } from '@marea/contract/suites/co-hosts/co-hosts.ts'
import { useText } from '#platform/texts/texts.tsx'
import { LinkButton } from '#ui/button/link-button.tsx'
import { ItemList } from '#ui/item-list.tsx'
import { Columns } from '#ui/page/columns.tsx'
import { Inline } from '#ui/page/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { CoHostItem } from './co-host-item.tsx'
import { InvitationItem } from './invitation-item.tsx'
import { LeaveHome } from './leave-home.tsx'
import styles from './team.module.css'

type TeamHomesProps = { homes: readonly TeamHome[]; onChange: () => Promise<void> }

export function TeamHomes({ homes, onChange }: TeamHomesProps) {
  return homes.map((home) => (
    <Columns
      key={home.slug}
      as='section'
      shares={[4, 7]}
      className={styles.home}
      aria-labelledby={`home-${home.slug}`}
    >
      <Heading level={2} id={`home-${home.slug}`}>
        {home.name}
      </Heading>
      {home.role === 'own' ? (
        <OwnTeam home={home} onChange={onChange} />
      ) : (
        <CoHosted home={home} onChange={onChange} />
      )}
    </Columns>
  ))
}

type HomeProps = { home: TeamHome; onChange: () => Promise<void> }

function OwnTeam({ home, onChange }: HomeProps) {
  const t = useText()
  const { coHosts, invitations, slug, name } = home
  if (coHosts.length + invitations.length === 0) {
    return (
      <Inline isSpread>
        <p className='soft'>{t('team.none')}</p>
        <LinkButton
          to={`?open=invite&home=${slug}`}
          isOverlay
          kind='quiet'
          small
          aria-label={t('team.invite_to', { home: name })}
        >
          {t('team.invite')}
        </LinkButton>
      </Inline>
    )
  }
  return (
    <div className={styles.people}>
      <ItemList>
        {coHosts.map((coHost) => (
          <CoHostItem key={coHost.id} home={home} coHost={coHost} onChange={onChange} />
        ))}
        {invitations.map((invitation) => (
          <InvitationItem
            key={invitation.id}
            home={home}
            invitation={invitation}
            onChange={onChange}
          />
        ))}
      </ItemList>
    </div>
  )
}

function CoHosted({ home, onChange }: HomeProps) {
  const t = useText()
  return (
    <Inline isSpread>
      <div>
        <p>{t('team.your_role', { role: t(`team.role.${home.role}`) })}</p>
        <p className='soft small'>{t('team.owner', { name: home.owner })}</p>
      </div>
      <LeaveHome home={home} onLeft={onChange} />
    </Inline>
  )
}
