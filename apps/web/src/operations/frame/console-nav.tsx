import { useLocation } from 'react-router'
import { type ConsoleLink, consoleLinks } from '#operations/console-links.ts'
import { Link } from '#platform/page/link.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { classes } from '#ui/style/classes.ts'
import styles from './console-frame.module.css'
import { isLate } from './queue-age.ts'
import { queueOfPage } from './queue-links.ts'
import { useQueues } from './queues-store.ts'

const groups = ['work', 'queues', 'content', 'settings'] as const

export function ConsoleNav() {
  const t = useText()
  return (
    <nav aria-label={t('console.nav')} className={styles.nav}>
      {groups.map((group) => (
        <div key={group}>
          <p className={styles.groupName} id={`console-${group}`}>
            {t(`console.group.${group}`)}
          </p>
          <ul aria-labelledby={`console-${group}`}>
            {consoleLinks
              .filter((link) => link.group === group)
              .map((link) => (
                <li key={link.to}>
                  <NavLink link={link} />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function NavLink({ link: { to, text, icon } }: { link: ConsoleLink }) {
  const t = useText()
  const { pathname } = useLocation()
  const isHere = pathname === to || (to !== '/admin' && pathname.startsWith(`${to}/`))
  return (
    <Link to={to} aria-current={isHere ? 'page' : undefined} className={styles.link}>
      <Icon name={icon} small />
      <span>{t(text)}</span>
      <WaitingCount to={to} />
    </Link>
  )
}

function WaitingCount({ to }: { to: string }) {
  const t = useText()
  const read = useQueues()
  const key = queueOfPage(to)
  const queue = read?.queues.find((each) => each.key === key)
  if (!read || !queue || queue.waiting === 0) return null
  const late = isLate(queue, read.readAt)
  const count = queue.waiting
  return (
    <b className={classes(styles.count, late && styles.late)}>
      <span aria-hidden='true'>{count}</span>
      <span className='hidden-label'>
        {t(late ? 'console.late_count' : 'console.waiting_count', { count })}
      </span>
    </b>
  )
}
