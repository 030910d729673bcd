/** In cents; the largest security deposit a home may ask for. */
export const maxSecurityDeposit = 2_500_000

export const suiteKinds = [
  'villa',
  'house',
  'penthouse',
  'apartment',
  'loft',
  'townhouse',
  'bungalow',
] as const
export type SuiteKind = (typeof suiteKinds)[number]

export const bedKinds = ['king', 'queen', 'double', 'single', 'bunk', 'sofa_bed', 'crib'] as const
export const roomKinds = [
  'exterior',
  'living',
  'bedroom',
  'bathroom',
  'kitchen',
  'dining',
  'study',
  'outdoor',
  'pool',
  'view',
  'detail',
] as const
export const cancellationCodes = [
  'flexible',
  'moderate',
  'limited',
  'firm',
  'measured',
  'long',
  'strict',
  'final',
] as const
