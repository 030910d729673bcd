import { phoneLink } from '@marea/contract/platform/support.ts'
import { Link } from '#platform/page/link.tsx'
import { usePage } from '#platform/page/page.tsx'
import { useLanguage, useText } from '#platform/texts/texts.tsx'
import styles from './footer.module.css'
import { LanguageLink } from './language-link.tsx'
import { about, footerOwnerLinks, legal } from './links.ts'
import { NavLinks } from './nav-links.tsx'
import { Wordmark } from './wordmark.tsx'

export function Footer() {
  const t = useText()
  const language = useLanguage()
  const { legalName, links } = usePage().config.brand
  return (
    <footer className={`far unprinted ${styles.foot}`}>
      <WaveLine />
      <div className='measure'>
        <div className={styles.grid}>
          <div>
            <Wordmark />
            <p className={styles.promise}>{t('shell.promise')}</p>
          </div>
          <div>
            <h2 className={styles.title}>{t('value.brand')}</h2>
            <ul>
              <NavLinks places={about} />
            </ul>
          </div>
          <div>
            <h2 className={styles.title}>{t('shell.owners')}</h2>
            <ul>
              <NavLinks places={footerOwnerLinks} />
            </ul>
          </div>
          <Support />
        </div>
        <div className={`soft small ${styles.end}`}>
          <span suppressHydrationWarning>
            © {new Date().getFullYear()} {legalName}
          </span>
          <ul>
            <NavLinks places={legal} />
            {links.map(({ text, url }) => (
              <li key={url}>
                <a href={url} rel='noopener'>
                  {text[language]}
                </a>
              </li>
            ))}
            <li>
              <Link to='/more#currency' prefetch='intent'>
                {t('more.currency')}
              </Link>
            </li>
            <li>
              <LanguageLink className={styles.language} />
            </li>
          </ul>
        </div>
      </div>
    </footer>
  )
}

function Support() {
  const t = useText()
  const { email, phone, location } = usePage().config.brand
  return (
    <div>
      <h2 className={styles.title}>{t('shell.support', { location })}</h2>
      <ul>
        {phone && (
          <li>
            <a className='figures' href={phoneLink(phone)}>
              {phone}
            </a>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
        <li className='soft small'>{t('shell.support_hours')}</li>
      </ul>
    </div>
  )
}

function WaveLine() {
  return (
    <svg
      className={styles.wave}
      viewBox='0 0 1440 26'
      preserveAspectRatio='none'
      aria-hidden='true'
    >
      <path
        d='M0 16C160 16 210 6 360 6s210 13 360 13S930 8 1080 8s200 8 360 8'
        fill='none'
        stroke='currentColor'
        vectorEffect='non-scaling-stroke'
      />
    </svg>
  )
}
