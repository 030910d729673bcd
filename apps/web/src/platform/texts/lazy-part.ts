import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { loadWhenOnline } from '#platform/page/connection.ts'
import { allTexts } from './language.ts'

/**
 * When the pointer or the focus comes to what opens a part. A tap does that just before its click,
 * which goes first; what fails to load is loaded again when the part opens.
 */
export function loadEarly(load: () => Promise<unknown>): void {
  if (navigator.onLine !== false) setTimeout(() => load().catch(() => undefined))
}

/**
 * A component that loads after the page together with its texts, because the page carries only the
 * texts it uses.
 */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [part] = await Promise.all([loadWhenOnline(load), allTexts()])
    return part
  })
}
