import { z } from 'zod'
import { Reason } from './approvals.ts'
import { isColor, leastContrast, lowContrasts, ratioText } from './brand/contrast.ts'
import {
  brandColors,
  defaultColors,
  fontPairs,
  noPictures,
  pictureKinds,
  themes,
} from './brand/look.ts'
import { endpoints } from './endpoint.ts'
import { perLanguage } from './language.ts'
import { recordOf } from './record-of.ts'
import { settingOf } from './settings/settings.ts'

export const brandLimits = { name: 40, line: 120, address: 240, links: 6 }

const line = z.string().trim().max(brandLimits.line)
const name = line.min(1).max(brandLimits.name)

const Link = z.strictObject({
  text: z.object(perLanguage(() => name)),
  url: z.url({ protocol: /^https$/ }).max(300),
})
export type BrandLink = z.infer<typeof Link>

const InBothThemes = z.object(recordOf(themes, z.string().refine(isColor)))

const Picture = z.strictObject({
  key: z.string().regex(/^[\w-]{22}$/),
  format: z.enum(['svg', 'png', 'jpg']),
  width: z.int().min(1).max(20_000),
  height: z.int().min(1).max(20_000),
})

/** Who runs this installation, as guests, owners and their banks know it. Empty lines are left out. */
export const Brand = z.strictObject({
  name,
  legalName: line.min(1),
  email: z.union([z.literal(''), z.email().max(brandLimits.line)]),
  phone: z.union([z.literal(''), z.string().regex(/^\+\d[\d ()-]{6,20}$/)]),
  /** The city that support answers from. */
  location: line.min(1),
  /** For letters, on one line. */
  address: z.string().trim().max(brandLimits.address),
  /** The name beside the address that emails are sent from. */
  mailSender: name.regex(/^[^"<>\r\n]*$/),
  links: z.array(Link).max(brandLimits.links),
  colors: z.object(recordOf(brandColors, InBothThemes)),
  fonts: z.enum(fontPairs),
  pictures: z.object(recordOf(pictureKinds, Picture.nullable())),
})
export type Brand = z.infer<typeof Brand>

/** Until an administrator changes it. */
export const defaultBrand: Brand = {
  name: 'Marea',
  legalName: 'Marea',
  email: '',
  phone: '',
  location: '',
  address: '',
  mailSender: 'Marea',
  links: [],
  colors: defaultColors,
  fonts: 'bodoni',
  pictures: noPictures,
}

/** One that may be saved: its texts can be read in both themes. */
export const ReadableBrand = Brand.superRefine(({ colors }, refinement) => {
  for (const { color, on, theme, ratio } of lowContrasts(colors)) {
    refinement.addIssue({
      code: 'custom',
      path: ['colors', color, theme],
      message: `${color} on ${on} (${theme}) has a contrast of ${ratioText(ratio)}:1, and texts need ${leastContrast}:1`,
    })
  }
})

export const BrandSetting = settingOf(z.literal('brand'), Brand)
export type BrandSetting = z.infer<typeof BrandSetting>

export const NewBrand = z.strictObject({
  value: ReadableBrand,
  /** How many changes the form has seen, so that nobody overwrites a colleague’s. */
  changes: z.int().min(0),
  reason: Reason,
})
export type NewBrand = z.infer<typeof NewBrand>

const problems = ['identity.sign_in_required', 'resource.not_found'] as const

export const brandEndpoints = endpoints({
  'GET /admin/brand': {
    summary: 'Read the name, contacts and look of this installation, and the history of changes',
    result: BrandSetting,
    problems,
  },
  'PUT /admin/brand': {
    summary: 'Change the name, contacts and look of this installation',
    body: NewBrand,
    result: BrandSetting,
    problems: [
      ...problems,
      'request.invalid',
      'settings.unchanged',
      'brand.changed',
      'brand.picture_missing',
    ],
  },
  'POST /admin/brand/pictures/:kind': {
    summary:
      'Upload a logo, an icon or a picture for shared links; pages show it once the brand is saved with it',
    params: z.strictObject({ kind: z.enum(pictureKinds) }),
    upload: 'picture',
    result: Picture,
    problems: [
      ...problems,
      'files.too_large',
      'brand.picture_type',
      'brand.svg_unsafe',
      'brand.svg_unreadable',
      'brand.svg_too_large',
      'brand.icon_shape',
      'brand.social_too_small',
    ],
  },
})
