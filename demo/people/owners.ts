/** Each owner's description is written in both languages independently, not translated. */
export const owners = [
  {
    email: 'owner@marea.test',
    fullName: 'Inés Calderón',
    gender: 'female',
    phone: '+1 305 555 0118',
    language: 'en',
    yearsWithUs: 5,
    speaks: ['en', 'es'],
    about: {
      en: 'Architect, born in Mérida, in Miami since 2009. I restore one house at a time and sleep in each before anyone else does.',
      es: 'Arquitecta, nacida en Mérida, en Miami desde 2009. Restauro las casas de una en una y duermo en cada una antes que nadie.',
    },
  },
  {
    email: 'julian@marea.test',
    fullName: 'Julian Ashworth',
    gender: 'male',
    phone: '+1 305 555 0127',
    language: 'en',
    yearsWithUs: 4,
    speaks: ['en', 'fr'],
    about: {
      en: 'I sailed into Biscayne Bay for a weekend and stayed. Both my homes look west, because that is where the day ends well.',
      es: 'Llegué navegando a la bahía por un fin de semana y me quedé. Mis dos casas miran al oeste, que es donde el día termina bien.',
    },
  },
  {
    email: 'mateo@marea.test',
    fullName: 'Mateo Quiroga',
    gender: 'male',
    phone: '+1 305 555 0134',
    language: 'es',
    yearsWithUs: 3,
    speaks: ['en', 'es', 'pt'],
    about: {
      en: 'Third-generation hotelier from Cartagena. Three apartments, one standard: beds made the way my grandmother made them.',
      es: 'Tercera generación de hoteleros de Cartagena. Tres apartamentos y una sola norma: la cama se tiende como la tendía mi abuela.',
    },
  },
  {
    email: 'naomi@marea.test',
    fullName: 'Naomi Feldman',
    gender: 'female',
    phone: '+1 305 555 0149',
    language: 'en',
    yearsWithUs: 2,
    speaks: ['en', 'he'],
    about: {
      en: 'I ran a gallery in Wynwood when rents were low. The paintings stayed, and now you can too.',
      es: 'Tuve una galería en Wynwood cuando los alquileres eran bajos. Los cuadros se quedaron, y ahora puede quedarse usted.',
    },
  },
  {
    email: 'beatriz@marea.test',
    fullName: 'Beatriz Luján',
    gender: 'female',
    phone: '+1 305 555 0156',
    language: 'es',
    yearsWithUs: 3,
    speaks: ['en', 'es', 'it'],
    about: {
      en: 'Swimmer, mother of three, owner of two homes by the ocean. I reply early, usually with wet hair.',
      es: 'Nadadora, madre de tres, dueña de dos casas junto al mar. Contesto temprano, casi siempre con el pelo mojado.',
    },
  },
] as const

export type OwnerEmail = (typeof owners)[number]['email']
