/** The map library where the browser can draw with it; our drawing elsewhere, or if it never arrives. */
export function whereWebGl<Module>(
  withLibrary: () => Promise<Module>,
  drawn: () => Promise<Module>,
): () => Promise<Module> {
  return () => (hasWebGl() ? withLibrary().catch(drawn) : drawn())
}

function hasWebGl(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null
  } catch {
    return false
  }
}
