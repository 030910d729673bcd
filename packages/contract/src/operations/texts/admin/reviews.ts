import type { Texts } from '#platform/language.ts'

export const adminReviewTexts = {
  'admin_reviews.link': { en: 'Reviews', es: 'Reseñas' },
  'admin_reviews.title': { en: 'Reviews', es: 'Reseñas' },
  'admin_reviews.description': {
    en: 'Hide a review only if it breaks our rules. A low rating isn’t a reason.',
    es: 'Oculte una reseña solo si incumple nuestras reglas. Una mala calificación no es motivo.',
  },
  'admin_reviews.show.reported': { en: 'Reported', es: 'Reportadas' },
  'admin_reviews.show.all': { en: 'All', es: 'Todas' },
  'admin_reviews.show.hidden': { en: 'Hidden', es: 'Ocultas' },
  'admin_reviews.none.reported': { en: 'No reported reviews', es: 'No hay reseñas reportadas' },
  'admin_reviews.none.all': { en: 'No reviews', es: 'No hay reseñas' },
  'admin_reviews.none.hidden': { en: 'No hidden reviews', es: 'No hay reseñas ocultas' },
  'admin_reviews.none_description': {
    en: 'Guests and owners can report a review on the page of a home.',
    es: 'Los huéspedes y propietarios pueden reportar una reseña en la página de una casa.',
  },
  'admin_reviews.load_failed': {
    en: 'We couldn’t load the reviews',
    es: 'No pudimos cargar las reseñas',
  },
  'admin_reviews.by': { en: '{{name}} about {{home}}', es: '{{name}} sobre {{home}}' },
  'admin_reviews.deleted': { en: 'Deleted account', es: 'Cuenta eliminada' },
  'admin_reviews.report': {
    en: '{{name}} on {{day}}: {{reason}}.',
    es: '{{name}}, {{day}}: {{reason}}.',
  },
  'admin_reviews.hidden_on': { en: 'Hidden on {{day}}', es: 'Oculta desde el {{day}}' },
  'admin_reviews.keep': { en: 'Keep review', es: 'Conservar reseña' },
  'admin_reviews.kept': { en: 'Review kept', es: 'Reseña conservada' },
  'admin_reviews.hide': { en: 'Hide review', es: 'Ocultar reseña' },
  'admin_reviews.hide_title': { en: 'Hide this review?', es: '¿Ocultar esta reseña?' },
  'admin_reviews.hide_effect': {
    en: 'Guests no longer see it, and it doesn’t count toward the rating. Its author and {{owner}} get an email with your reason.',
    es: 'Nadie la ve y deja de contar en la calificación. Quien la escribió y {{owner}} reciben un correo con su motivo.',
  },
  'admin_reviews.hidden': { en: 'Review hidden', es: 'Se ocultó la reseña' },
  'admin_reviews.show_again': { en: 'Show again', es: 'Mostrar de nuevo' },
  'admin_reviews.show_title': { en: 'Restore this review?', es: '¿Restaurar esta reseña?' },
  'admin_reviews.show_effect': {
    en: 'Everyone sees it, and it counts toward the rating again. Its author and {{owner}} get an email with your reason.',
    es: 'Todos la ven y vuelve a contar en la calificación. Quien la escribió y {{owner}} reciben un correo con su motivo.',
  },
  'admin_reviews.shown': { en: 'Review restored', es: 'La reseña se muestra de nuevo' },
  'admin_reviews.reason_hint': {
    en: 'Both people will see this.',
    es: 'Ambas personas verán este texto.',
  },
  'review_report.open': { en: 'Report this review', es: 'Reportar esta reseña' },
  'review_report.title': { en: 'Report this review', es: 'Reportar esta reseña' },
  'review_report.why': { en: 'What’s wrong with it?', es: '¿Qué problema tiene?' },
  'review_report.reason.false': { en: 'It isn’t true', es: 'No es verdad' },
  'review_report.reason.abuse': { en: 'It’s offensive', es: 'Es ofensiva' },
  'review_report.reason.private': {
    en: 'It shares private information',
    es: 'Comparte información privada',
  },
  'review_report.reason.spam': { en: 'It’s spam', es: 'Es spam' },
  'review_report.reason.other': { en: 'Something else', es: 'Otro motivo' },
  'review_report.details': { en: 'Details', es: 'Detalles' },
  'review_report.send': { en: 'Send report', es: 'Enviar reporte' },
  'review_report.sent': {
    en: 'Thank you. Our team will review it.',
    es: 'Gracias. Nuestro equipo la revisará.',
  },
  'review_report.not_sent': {
    en: 'We couldn’t send your report',
    es: 'No pudimos enviar su reporte',
  },
} satisfies Texts
