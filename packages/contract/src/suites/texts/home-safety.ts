import type { Texts } from '#platform/language.ts'

export const homeSafetyTexts = {
  'safety.title': { en: 'Accessibility and safety', es: 'Accesibilidad y seguridad' },
  'safety.access': { en: 'Accessibility', es: 'Accesibilidad' },
  'safety.equipment': { en: 'Safety', es: 'Seguridad' },
  'safety.notices': { en: 'Good to know', es: 'Tenga en cuenta' },
  'safety.door_width': {
    en: 'Narrowest door: {{inches}} inches',
    es: 'Puerta más angosta: {{inches}} pulgadas',
  },
  'safety.cameras': { en: 'Outdoor cameras: {{where}}', es: 'Cámaras exteriores: {{where}}' },
  'safety.no_access': {
    en: 'The owner hasn’t stated any accessibility features. Ask before you book.',
    es: 'No se indicaron características de accesibilidad. Pregunte antes de reservar.',
  },
  'safety.not_stated': { en: 'Not stated: {{facts}}', es: 'Sin indicar: {{facts}}' },
  'home_fact.entranceParking': {
    en: 'Parking spot at the entrance',
    es: 'Estacionamiento junto a la entrada',
  },
  'home_fact.stepFreeInside': { en: 'No steps inside', es: 'Sin escalones en el interior' },
  'home_fact.bedroomOnEntryLevel': {
    en: 'Bedroom on the entrance level',
    es: 'Dormitorio en el nivel de la entrada',
  },
  'home_fact.walkInShower': { en: 'Walk-in shower', es: 'Ducha sin escalón' },
  'home_fact.showerGrabBars': { en: 'Grab bars in the shower', es: 'Barras de apoyo en la ducha' },
  'home_fact.toiletGrabBars': {
    en: 'Grab bars by the toilet',
    es: 'Barras de apoyo junto al inodoro',
  },
  'home_fact.showerSeat': { en: 'Shower seat', es: 'Asiento de ducha' },
  'home_fact.smokeAlarm': { en: 'Smoke alarm', es: 'Detector de humo' },
  'home_fact.carbonMonoxideAlarm': {
    en: 'Carbon monoxide alarm',
    es: 'Detector de monóxido de carbono',
  },
  'home_fact.fireExtinguisher': { en: 'Fire extinguisher', es: 'Extintor' },
  'home_fact.firstAidKit': { en: 'First-aid kit', es: 'Botiquín de primeros auxilios' },
  'home_fact.unfencedPool': { en: 'Pool without a fence', es: 'Piscina sin cerca de seguridad' },
  'home_fact.waterWithoutLifeguard': {
    en: 'Pool, bay or beach without a lifeguard',
    es: 'Piscina, bahía o playa sin salvavidas',
  },
  'home_fact.stairs': { en: 'Stairs in the home', es: 'Escaleras en la casa' },
  'home_fact.outdoorCameras': { en: 'Outdoor cameras', es: 'Cámaras exteriores' },
  'home_fact.noiseMonitor': {
    en: 'Noise monitor that doesn’t record sound',
    es: 'Medidor de ruido que no graba sonido',
  },
  'listing.section.safety': { en: 'Accessibility and safety', es: 'Accesibilidad y seguridad' },
  'listing.note.safety': {
    en: 'Select only what you’re sure of. Guests also see what you haven’t confirmed.',
    es: 'Marque solo lo que le consta. Los huéspedes ven también lo que no se indica.',
  },
  'listing.safety_amenities': {
    en: 'Set the elevator, step-free entrance, wheelchair access and pool fence under Amenities.',
    es: 'El elevador, la entrada sin escalones, el acceso para sillas de ruedas y la cerca de la piscina se marcan en Comodidades.',
  },
  'listing.safety_to_amenities': { en: 'Go to Amenities', es: 'Ir a Comodidades' },
  'listing.fact.safety_one': { en: '{{count}} fact', es: '{{count}} dato' },
  'listing.fact.safety_other': { en: '{{count}} facts', es: '{{count}} datos' },
  'listing.gap.pool_fence': {
    en: 'A consistent answer about the pool fence',
    es: 'Una sola respuesta sobre la cerca de la piscina',
  },
  'listing.field.facts': { en: 'Facts', es: 'Datos' },
  'listing.field.doorWidth': {
    en: 'Narrowest door guests use, in inches (optional)',
    es: 'Puerta más angosta que usan los huéspedes, en pulgadas (opcional)',
  },
  'listing.field.cameras': {
    en: 'Where the cameras are and what they show',
    es: 'Dónde están las cámaras y qué muestran',
  },
  'listing.hint.cameras': {
    en: 'For example: Front door and driveway. Cameras inside aren’t allowed.',
    es: 'Por ejemplo: Puerta principal y entrada de autos. No se permiten cámaras en el interior.',
  },
} satisfies Texts
