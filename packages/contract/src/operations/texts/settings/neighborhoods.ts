import type { Texts } from '#platform/language.ts'

export const neighborhoodTexts = {
  'audit.neighborhoods.added': {
    en: 'Added the neighborhood {{name}}',
    es: 'Agregó la zona {{name}}',
  },
  'audit.neighborhoods.changed': {
    en: 'Changed the neighborhood {{name}}',
    es: 'Modificó la zona {{name}}',
  },
  'audit.subject.neighborhood': { en: 'Neighborhood', es: 'Zona' },
  'audit.detail.fields': { en: 'Changed', es: 'Cambió' },
  'audit.detail.isActive': { en: 'Offered', es: 'Se ofrece' },
  'audit.detail.neighborhoods_added_jurisdictions': { en: 'City', es: 'Ciudad' },
  'audit.detail.neighborhoods_changed_jurisdictions': { en: 'City', es: 'Ciudad' },
  'audit.field.name': { en: 'name', es: 'nombre' },
  'audit.field.line': { en: 'home page line', es: 'frase de la página principal' },
  'audit.field.about': { en: 'description', es: 'descripción' },
  'audit.field.latitude': { en: 'latitude', es: 'latitud' },
  'audit.field.longitude': { en: 'longitude', es: 'longitud' },
  'audit.field.jurisdiction': { en: 'city', es: 'ciudad' },
  'audit.field.position': { en: 'order', es: 'orden' },
  'audit.field.isActive': { en: 'offered', es: 'si se ofrece' },
  'admin_places.link': { en: 'Neighborhoods', es: 'Zonas' },
  'admin_places.title': { en: 'Neighborhoods', es: 'Zonas' },
  'admin_places.description': {
    en: 'Guests search by these neighborhoods and owners choose one for each home. Changes show right away.',
    es: 'Los huéspedes buscan por estas zonas y los propietarios eligen una para cada casa. Los cambios se ven de inmediato.',
  },
  'admin_places.load_failed': {
    en: 'We couldn’t load the neighborhoods',
    es: 'No pudimos cargar las zonas',
  },
  'admin_places.none': { en: 'No neighborhoods yet', es: 'Todavía no hay zonas' },
  'admin_places.none_description': {
    en: 'Add one so that owners can choose it for their homes.',
    es: 'Agregue una para que los propietarios puedan elegirla para sus casas.',
  },
  'admin_places.name': { en: 'Neighborhood', es: 'Zona' },
  'admin_places.city': { en: 'City for taxes', es: 'Ciudad para impuestos' },
  'admin_places.published': { en: 'Published homes', es: 'Casas publicadas' },
  'admin_places.unpublished': { en: 'Other homes', es: 'Otras casas' },
  'admin_places.position': { en: 'Order', es: 'Orden' },
  'admin_places.active': { en: 'Offered', es: 'Se ofrece' },
  'admin_places.inactive': { en: 'Not offered', es: 'No se ofrece' },
  'admin_places.action': { en: 'Action', es: 'Acción' },
  'admin_places.edit': { en: 'Edit', es: 'Editar' },
  'admin_places.add': { en: 'Add neighborhood', es: 'Agregar zona' },
  'admin_places.name_in': { en: 'Name ({{language}})', es: 'Nombre ({{language}})' },
  'admin_places.line_in': {
    en: 'Home page line ({{language}})',
    es: 'Frase de la página principal ({{language}})',
  },
  'admin_places.line_hint': {
    en: 'A few words. Without them, the home page doesn’t list it.',
    es: 'Unas pocas palabras. Sin ellas no aparece en la página principal.',
  },
  'admin_places.about_in': { en: 'Description ({{language}})', es: 'Descripción ({{language}})' },
  'admin_places.about_hint': {
    en: 'Shown on the pages of its homes. Leave an empty line between paragraphs.',
    es: 'Se ve en las páginas de sus casas. Deje una línea vacía entre los párrafos.',
  },
  'admin_places.slug': { en: 'Web address', es: 'Dirección web' },
  'admin_places.slug_hint': {
    en: 'Lowercase letters, digits and hyphens. It can’t be changed later.',
    es: 'Letras minúsculas, números y guiones. No se puede cambiar después.',
  },
  'admin_places.center': { en: 'Center (latitude, longitude)', es: 'Centro (latitud, longitud)' },
  'admin_places.center_hint': {
    en: 'For example 25.76064, -80.19193',
    es: 'Por ejemplo 25.76064, -80.19193',
  },
  'admin_places.position_hint': {
    en: 'Lower numbers come first.',
    es: 'Los números más bajos van primero.',
  },
  'admin_places.offer': {
    en: 'Offer this neighborhood to owners',
    es: 'Ofrecer esta zona a los propietarios',
  },
  'admin_places.in_use_one': {
    en: '{{count}} published home is here, so it has to stay offered.',
    es: 'Hay {{count}} casa publicada aquí, así que se debe seguir ofreciendo.',
  },
  'admin_places.in_use_other': {
    en: '{{count}} published homes are here, so it has to stay offered.',
    es: 'Hay {{count}} casas publicadas aquí, así que se debe seguir ofreciendo.',
  },
  'admin_places.other_city_title': { en: 'Check the city', es: 'Revise la ciudad' },
  'admin_places.other_city': {
    en: 'The center is in {{city}}. A home’s taxes follow from its own address.',
    es: 'El centro está en {{city}}. Los impuestos de una casa dependen de su propia dirección.',
  },
  'admin_places.wrong.name': { en: 'Enter the name', es: 'Ingrese el nombre' },
  'admin_places.wrong.line': {
    en: 'Enter the line in this language too',
    es: 'Ingrese la frase también en este idioma',
  },
  'admin_places.wrong.about': {
    en: 'Enter the description in this language too',
    es: 'Ingrese la descripción también en este idioma',
  },
  'admin_places.wrong.slug': {
    en: 'Use lowercase letters, digits and single hyphens',
    es: 'Use letras minúsculas, números y guiones sencillos',
  },
  'admin_places.wrong.center': {
    en: 'Enter a point inside the boundary of a jurisdiction, such as 25.76064, -80.19193',
    es: 'Ingrese un punto dentro de los límites de una jurisdicción, como 25.76064, -80.19193',
  },
  'admin_places.wrong.position': {
    en: 'Enter a number from 0 to 9999',
    es: 'Ingrese un número de 0 a 9999',
  },
  'admin_places.save': { en: 'Save neighborhood', es: 'Guardar zona' },
  'admin_places.saved': { en: 'Neighborhood saved', es: 'Se guardó la zona' },
  'admin_places.not_saved': {
    en: 'We couldn’t save the neighborhood',
    es: 'No pudimos guardar la zona',
  },
} satisfies Texts
