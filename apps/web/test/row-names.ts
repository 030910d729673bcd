import { perLanguage } from '@marea/contract/platform/language.ts'
import { textTables } from '@marea/contract/texts/tables.ts'

const names = {
  'price.tax_fl_state': 'State of Florida',
  'listing.city.miami': 'City of Miami',
  'listing.city.miami_beach': 'City of Miami Beach',
  'listing.city.surfside': 'Town of Surfside',
  'license.fl_dbpr': 'Florida vacation rental license',
  'place.miami': 'Miami',
  'value.places': 'Miami',
  'value.brand': 'Marea',
}

/** The texts of pages, with some names as administrators gave them. */
export const namedTables = perLanguage((language) => ({ ...textTables[language], ...names }))
