/** How long before its end a license is listed as expiring. */
export const licenseNoticeDays = 60

/** The location of a home decides its taxes and required licenses. */
export const jurisdictions = [
  'miami',
  'miami_beach',
  'bal_harbour',
  'surfside',
  'coral_gables',
  'key_biscayne',
  'sunny_isles_beach',
  'aventura',
  'unincorporated',
] as const
export type Jurisdiction = (typeof jurisdictions)[number]

export const taxAuthorities = [
  'fl_state',
  'md_surtax',
  'md_cdt',
  'md_tdt',
  'md_psfft',
  'mb_resort',
  'bh_resort',
  'sf_resort',
] as const
export type TaxAuthority = (typeof taxAuthorities)[number]

export const licenseKinds = [
  'fl_dbpr',
  'miami_certificate_of_use',
  'md_certificate_of_use',
  'mb_btr',
  'mb_resort_tax',
  'bh_registration',
  'sf_registration',
  'local_btr',
] as const
export type LicenseKind = (typeof licenseKinds)[number]
