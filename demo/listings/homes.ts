import type { SuiteDraft } from '@marea/contract/suites/suite-draft.ts'
import { casaAlmendro } from '../homes/casa-almendro.ts'
import { casaArena } from '../homes/casa-arena.ts'
import { casaCoralina } from '../homes/casa-coralina.ts'
import { casaDuna } from '../homes/casa-duna.ts'
import { casaFarol } from '../homes/casa-farol.ts'
import { casaHorizonte } from '../homes/casa-horizonte.ts'
import { casaLienzo } from '../homes/casa-lienzo.ts'
import { casaLucero } from '../homes/casa-lucero.ts'
import { casaMalva } from '../homes/casa-malva.ts'
import { casaPoniente } from '../homes/casa-poniente.ts'
import { casaVerbena } from '../homes/casa-verbena.ts'
import { villaBugambilia } from '../homes/villa-bugambilia.ts'
import { widths } from '../media/photo-formats.ts'
import { findPhoto } from '../media/photos.ts'
import { extrasOf } from './extras.ts'
import type { DemoHome } from './home.ts'
import { safetyBySlug } from './safety.ts'
import { stayTimesBySlug } from './stay-times.ts'

export const homes: DemoHome[] = [
  casaAlmendro,
  casaArena,
  casaCoralina,
  casaDuna,
  casaFarol,
  casaHorizonte,
  casaLienzo,
  casaLucero,
  casaMalva,
  casaPoniente,
  casaVerbena,
  villaBugambilia,
]

export function draftOf({ suite, photographs, film }: DemoHome): SuiteDraft {
  const photos = Object.entries(photographs.rooms).map(([shot, room]) => {
    const { key, width, height, thumbhash, color, alt } = findPhoto(`${photographs.folder}/${shot}`)
    const caption = photographs.captions?.[shot]
    return { key, width, height, widths, thumbhash, color, alt, room, ...(caption && { caption }) }
  })
  const safety = safetyBySlug[suite.slug]
  const hours = stayTimesBySlug[suite.slug]
  const extras = extrasOf({ suite })
  if (!film) return { ...suite, ...hours, extras, photos, safety }
  const poster = photos[0]?.key ?? null
  return {
    ...suite,
    ...hours,
    extras,
    photos,
    safety,
    videos: [{ key: `${photographs.folder}/film`, poster, ...film }],
  }
}
