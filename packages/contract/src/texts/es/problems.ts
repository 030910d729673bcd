import type { ProblemCode } from '../../problems.ts'

export const problemTexts: { [code in ProblemCode as `problem.${code}`]: string } = {
  'problem.request.malformed_json': 'El cuerpo de la petición no es un JSON válido.',
  'problem.request.invalid': 'Algunos de los datos enviados no son válidos.',
  'problem.request.too_large': 'La petición es demasiado grande.',
  'problem.request.unsupported_type': 'Aquí no se acepta este tipo de contenido.',
  'problem.request.forgery_suspected':
    'No pudimos confirmar que esta petición sea suya. Recargue la página e inténtelo de nuevo.',
  'problem.request.too_many': 'Demasiadas peticiones. Espere un momento e inténtelo de nuevo.',
  'problem.request.origin_refused': 'No se aceptan peticiones de este sitio.',
  'problem.resource.not_found': 'Aquí no hay nada.',
  'problem.identity.sign_in_required': 'Inicie sesión para continuar.',
  'problem.server.failed': 'Ha ocurrido un error',
  'problem.server.busy': 'Ahora mismo hay mucha actividad. Inténtelo de nuevo en un momento.',
}
