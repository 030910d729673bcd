import { Link } from '#platform/page/link.tsx'
import { useText } from '#platform/texts/texts.tsx'
import { Icon } from '#ui/media/icon.tsx'
import { pageNumbers } from './page-numbers.ts'
import styles from './pagination.module.css'

type PaginationProps = {
  page: number
  count: number
  href: (page: number) => string
  /** Distinguishes several paginations on one page. */
  label?: string
}

export function Pagination({ page, count, href, label }: PaginationProps) {
  const t = useText()
  if (count <= 1) return null
  return (
    <nav aria-label={label ?? t('ui.pages')} className={styles.pages}>
      <Step to={page > 1 ? href(page - 1) : undefined} icon='left' label={t('ui.previous')} />
      <ol>
        {pageNumbers(page, count).map((number, at) => (
          <li key={number || `gap-${at}`}>
            {number === 0 ? (
              <span className={styles.gap} aria-hidden='true'>
                …
              </span>
            ) : (
              <Link
                to={href(number)}
                className={styles.page}
                aria-label={t('ui.page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <span className={`soft small ${styles.brief}`}>{t('ui.page_of', { page, count })}</span>
      <Step to={page < count ? href(page + 1) : undefined} icon='right' label={t('ui.next')} />
    </nav>
  )
}

type StepProps = { to: string | undefined; icon: 'left' | 'right'; label: string }

function Step({ to, icon, label }: StepProps) {
  const content = (
    <>
      {icon === 'left' && <Icon name='left' small />}
      <span>{label}</span>
      {icon === 'right' && <Icon name='right' small />}
    </>
  )
  if (to === undefined) {
    return (
      <span className={styles.step} aria-hidden='true'>
        {content}
      </span>
    )
  }
  return (
    <Link to={to} className={styles.step} rel={icon === 'left' ? 'prev' : 'next'}>
      {content}
    </Link>
  )
}
