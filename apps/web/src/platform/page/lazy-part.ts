import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { allTexts } from '#platform/texts/language.ts'

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

/** Without a connection the part is waited for, so that the page around it stays. */
async function loadWhenOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine) throw error
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return load()
  }
}
