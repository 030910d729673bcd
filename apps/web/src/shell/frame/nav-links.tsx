import { Link } from '#platform/page/link.tsx'
import { useText } from '#platform/texts/texts.tsx'
import type { NavLink } from './links.ts'

export function NavLinks({ places }: { places: readonly NavLink[] }) {
  const t = useText()
  return places.map(({ to, text }) => (
    <li key={to}>
      <Link to={to} prefetch='intent'>
        {t(text)}
      </Link>
    </li>
  ))
}
