import type { Texts } from '#platform/language.ts'

export const backTestTexts = {
  'prices.back_test': {
    en: 'Last 24 months under these rules',
    es: 'Los últimos 24 meses con estas reglas',
  },
  'prices.back_test_failed': {
    en: 'We couldn’t run the back-test',
    es: 'No pudimos hacer la prueba',
  },
  'prices.back_test_no_stays': {
    en: 'No bookings in the last 24 months',
    es: 'Sin reservas en los últimos 24 meses',
  },
  'prices.back_test_no_stays_description': {
    en: 'Once this home has had bookings, you can test new rules against them here.',
    es: 'Cuando esta casa haya tenido reservas, aquí podrá probar reglas nuevas con ellas.',
  },
  'prices.result': {
    en: '{{amount}} revenue, {{nights}}',
    es: '{{amount}} de ingresos, {{nights}}',
  },
  'prices.instead': {
    en: '{{proposed}} instead of {{actual}}, from {{proposedNights}} nights instead of {{actualNights}}.',
    es: '{{proposed}} en lugar de {{actual}}, por {{proposedNights}} noches en lugar de {{actualNights}}.',
  },
  'prices.instead_same_nights': {
    en: '{{proposed}} instead of {{actual}}, from the same {{actualNights}} nights.',
    es: '{{proposed}} en lugar de {{actual}}, por las mismas {{actualNights}} noches.',
  },
  'prices.reason.price_one': {
    en: '{{count}} stay lost because of its higher price.',
    es: 'Se pierde {{count}} estancia por el precio.',
  },
  'prices.reason.price_other': {
    en: '{{count}} stays lost because of their higher prices.',
    es: 'Se pierden {{count}} estancias por el precio.',
  },
  'prices.reason.min_stay_one': {
    en: '{{count}} stay shorter than the new minimum.',
    es: '{{count}} estancia no llega al nuevo mínimo.',
  },
  'prices.reason.min_stay_other': {
    en: '{{count}} stays shorter than the new minimum.',
    es: '{{count}} estancias no llegan al nuevo mínimo.',
  },
  'prices.reason.replaced_one': {
    en: '{{count}} stay kept because many people searched for its nights.',
    es: 'Se mantiene {{count}} estancia porque muchas personas buscaron esas noches.',
  },
  'prices.reason.replaced_other': {
    en: '{{count}} stays kept because many people searched for their nights.',
    es: 'Se mantienen {{count}} estancias porque muchas personas buscaron esas noches.',
  },
  'prices.reason.gained_one': {
    en: '{{count}} empty night sold.',
    es: 'Se vende {{count}} noche vacía.',
  },
  'prices.reason.gained_other': {
    en: '{{count}} empty nights sold.',
    es: 'Se venden {{count}} noches vacías.',
  },
  'prices.likely': {
    en: 'Likely between {{least}} and {{most}}.',
    es: 'Probablemente entre {{least}} y {{most}}.',
  },
  'prices.actual': { en: 'Actual', es: 'Real' },
  'prices.proposed': { en: 'Under these rules', es: 'Con estas reglas' },
  'prices.assumed': { en: 'What we assumed', es: 'Qué supusimos' },
  'prices.assume.kept': {
    en: 'A booked stay is kept if its new price is up to {{percent}}% higher than the guest paid. Above that, 1 in {{count}} is lost, and above {{all}}% all are.',
    es: 'Una estancia reservada se mantiene si el nuevo precio es hasta {{percent}}% mayor que lo pagado. Por encima se pierde 1 de cada {{count}}, y por encima de {{all}}%, todas.',
  },
  'prices.assume.min_stay': {
    en: 'Stays shorter than the new minimum stay are lost.',
    es: 'Las estancias más cortas que la nueva estancia mínima se pierden.',
  },
  'prices.assume.empty': {
    en: 'An empty night is sold only if your saved rules priced it above what similar homes got for it and these rules don’t.',
    es: 'Una noche vacía se vende solo si con las reglas guardadas costaba más que en casas similares y con estas reglas ya no.',
  },
  'prices.assume.similar_one': {
    en: '{{count}} similar home within 5 miles. We compare with at least {{least}}. With fewer, no empty night counts as sold.',
    es: '{{count}} casa similar a menos de 5 millas. Comparamos con al menos {{least}}. Con menos, ninguna noche vacía cuenta como vendida.',
  },
  'prices.assume.similar_other': {
    en: '{{count}} similar homes within 5 miles. We compare with at least {{least}}. With fewer, no empty night counts as sold.',
    es: '{{count}} casas similares a menos de 5 millas. Comparamos con al menos {{least}}. Con menos, ninguna noche vacía cuenta como vendida.',
  },
  'prices.assume.same_week': {
    en: 'Past dates are priced like the same week and weekday of the coming year.',
    es: 'Las fechas pasadas tienen el precio de la misma semana y el mismo día del año próximo.',
  },
  'prices.assume.revenue': {
    en: 'Revenue means nightly prices less length-of-stay discounts, before {{brand}}’s commission, cleaning and taxes, in the month of check-in.',
    es: 'Los ingresos son los precios por noche menos los descuentos por duración, antes de la comisión de {{brand}}, la limpieza y los impuestos, en el mes de llegada.',
  },
  'prices.assume.demand': {
    en: 'We count {{count}} or more searches for the same nights as one more booking. That booking can replace a stay lost to a higher price, and an empty night counts as sold only if it was searched for that often.',
    es: 'Al menos {{count}} búsquedas de las mismas noches cuentan como una reserva más. Esa reserva puede reemplazar una estancia que se encareció demasiado, y una noche vacía solo cuenta como vendida si se buscó esa cantidad de veces.',
  },
  'prices.assume.searches': {
    en: '{{searches}} searches with dates, a number of guests and an area that fit this home. We count searches, not who made them.',
    es: '{{searches}} búsquedas con fechas, huéspedes y zona que coinciden con esta casa. Contamos búsquedas, no quién las hizo.',
  },
  'prices.assume.since': {
    en: 'Searches are counted since {{month}}. Earlier nights are based on bookings.',
    es: 'Contamos búsquedas desde {{month}}. Las noches anteriores se basan en reservas.',
  },
  'prices.assume.no_searches': {
    en: 'Based on bookings, because no searches have been counted yet. We count searches, not who made them.',
    es: 'Se basa en reservas, porque aún no hemos contado búsquedas. Contamos búsquedas, no quién las hizo.',
  },
  'prices.assume.closed': {
    en: 'Blocked and imported nights are left out.',
    es: 'Las noches bloqueadas e importadas no cuentan.',
  },
  'prices.assume.estimate': {
    en: 'Past demand may not repeat. This is an estimate, not a promise.',
    es: 'La demanda pasada puede no repetirse. Es una estimación, no una promesa.',
  },
} satisfies Texts
