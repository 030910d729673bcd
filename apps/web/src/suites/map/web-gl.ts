/** The map library where WebGL works; the static map otherwise or if loading the library fails. */
export function importForWebGl<Module>(
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
