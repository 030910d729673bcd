import type { ExpenseCategory } from '@marea/contract/expenses/choices.ts'
import type { Language } from '@marea/contract/platform/language.ts'

type Concept = Record<Language, string>

/** A recurring bill: in which months, for which homes, and how expensive compared with a night. */
export type Bill = {
  category: ExpenseCategory
  concepts: readonly Concept[]
  day: number
  /** Months of the year; every month when omitted. */
  months?: readonly number[]
  of?: 'houses' | 'buildings'
  /** The cost in nights of the home, minimum and maximum. */
  nights: readonly [number, number]
  /** The probability in each month. */
  chance?: number
  /** The probability that Marea pays it on the owner's behalf, with its mark-up. */
  mareaChance?: number
  vendor: string
  /** The same amount every month, recorded by the job while the demo runs. */
  isFixed?: true
}

const summer = [5, 6, 7, 8, 9]
const otherMonths = [1, 2, 3, 4, 10, 11, 12]
const electricity = [{ en: 'Electricity', es: 'Electricidad' }]

export const bills: readonly Bill[] = [
  {
    category: 'utilities',
    concepts: electricity,
    vendor: 'Sunshine Power & Light',
    day: 12,
    months: otherMonths,
    nights: [0.2, 0.28],
  },
  {
    category: 'utilities',
    concepts: electricity,
    vendor: 'Sunshine Power & Light',
    day: 12,
    months: summer,
    nights: [0.3, 0.42],
  },
  {
    category: 'utilities',
    concepts: [{ en: 'Water and sewer', es: 'Agua y alcantarillado' }],
    vendor: 'Bay County Water',
    day: 21,
    months: [2, 4, 6, 8, 10, 12],
    nights: [0.08, 0.13],
  },
  {
    category: 'utilities',
    concepts: [{ en: 'Internet and television', es: 'Internet y televisión' }],
    vendor: 'Biscayne Fiber',
    isFixed: true,
    day: 3,
    nights: [0.09, 0.11],
  },
  {
    category: 'supplies',
    concepts: [
      { en: 'Soap, coffee and paper', es: 'Jabones, café y papel' },
      { en: 'New towels and bath mats', es: 'Toallas y tapetes de baño nuevos' },
      { en: 'Linen laundry service', es: 'Ropa de cama de la lavandería' },
    ],
    vendor: 'Blanca Linen Supply',
    day: 8,
    nights: [0.1, 0.25],
  },
  {
    category: 'cleaning',
    concepts: [
      { en: 'Deep cleaning', es: 'Limpieza a fondo' },
      { en: 'Windows and terraces', es: 'Ventanas y terrazas' },
    ],
    vendor: 'Clara Cleaning',
    day: 17,
    months: [1, 4, 7, 10],
    nights: [0.3, 0.5],
    mareaChance: 0.7,
  },
  {
    category: 'pool',
    concepts: [{ en: 'Pool service', es: 'Servicio de la piscina' }],
    vendor: 'Blue Tile Pools',
    isFixed: true,
    day: 5,
    of: 'houses',
    nights: [0.18, 0.22],
    mareaChance: 1,
  },
  {
    category: 'garden',
    concepts: [
      { en: 'Gardener', es: 'Jardinero' },
      { en: 'Gardener and palm trimming', es: 'Jardinero y poda de palmas' },
    ],
    vendor: 'Grove Green',
    day: 15,
    of: 'houses',
    nights: [0.18, 0.3],
  },
  {
    category: 'hoa',
    concepts: [{ en: 'Building association dues', es: 'Cuota del edificio' }],
    vendor: 'Bayfront Association Management',
    isFixed: true,
    day: 1,
    of: 'buildings',
    nights: [0.8, 0.9],
  },
  {
    category: 'repairs',
    concepts: [
      { en: 'Air conditioning service', es: 'Servicio del aire acondicionado' },
      { en: 'Leak under the kitchen sink', es: 'Fuga bajo el fregadero' },
      { en: 'Front door lock', es: 'Cerradura de la entrada' },
      { en: 'Dishwasher pump', es: 'Bomba del lavavajillas' },
      { en: 'Paint after the season', es: 'Pintura después de la temporada' },
      { en: 'Water heater', es: 'Calentador de agua' },
    ],
    vendor: 'Marín & Sons Repairs',
    day: 24,
    nights: [0.15, 0.6],
    chance: 0.45,
    mareaChance: 0.5,
  },
  {
    category: 'furnishing',
    concepts: [
      { en: 'Two mattresses', es: 'Dos colchones' },
      { en: 'Terrace chairs', es: 'Sillas de la terraza' },
      { en: 'Reupholstered sofa', es: 'Sofá tapizado de nuevo' },
    ],
    vendor: 'Casa Norte Furniture',
    day: 19,
    months: [3, 9],
    nights: [0.6, 1.5],
  },
  {
    category: 'insurance',
    concepts: [
      {
        en: 'Wind, flood and liability insurance (quarterly)',
        es: 'Seguro de viento, inundación y responsabilidad civil (trimestral)',
      },
    ],
    vendor: 'Gulf Mutual Insurance',
    day: 1,
    months: [3, 6, 9, 12],
    nights: [1.2, 1.5],
  },
  {
    // The county lets owners pay in quarterly installments.
    category: 'property_tax',
    concepts: [
      { en: 'County property tax installment', es: 'Impuesto predial del condado, cuota' },
    ],
    vendor: 'County tax collector',
    day: 9,
    months: [2, 5, 8, 11],
    nights: [1.6, 2.1],
  },
  {
    category: 'other',
    concepts: [{ en: 'Annual licenses', es: 'Licencias del año' }],
    vendor: '',
    day: 27,
    months: [5],
    nights: [0.2, 0.3],
    mareaChance: 1,
  },
]
