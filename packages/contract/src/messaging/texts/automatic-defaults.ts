/** What owners begin with; nothing is sent until they turn it on. */
export const automaticDefaults = {
  booking_confirmed: {
    en: 'Hi {{guest}},\n\nThank you for booking {{home}}. Your stay is confirmed from {{check_in}} to {{check_out}}. Check-in is from {{check_in_time}}.\n\nI’ll write again the day before you arrive. If you have any questions, message me here.\n\n{{owner}}',
    es: 'Hola, {{huesped}}:\n\nGracias por reservar {{casa}}. Su estancia está confirmada del {{llegada}} al {{salida}}. Puede llegar a partir de las {{hora_llegada}}\n\nLe escribiré de nuevo el día antes de su llegada. Si tiene alguna pregunta, escríbame por aquí.\n\n{{propietario}}',
  },
  day_before_arrival: {
    en: 'Hi {{guest}},\n\n{{home}} is ready for you tomorrow. Check-in is from {{check_in_time}}.\n\nAddress: {{address}}\n\n{{arrival_notes}}\n\nSafe travels,\n{{owner}}',
    es: 'Hola, {{huesped}}:\n\n{{casa}} le espera mañana. Puede llegar a partir de las {{hora_llegada}}\n\nDirección: {{direccion}}\n\n{{notas_llegada}}\n\nBuen viaje,\n{{propietario}}',
  },
  checkout: {
    en: 'Good morning {{guest}},\n\nCheck-out is by {{check_out_time}} today. Please close the windows and lock the door when you leave.\n\nThank you for staying at {{home}}.\n\n{{owner}}',
    es: 'Buenos días, {{huesped}}:\n\nHoy la salida es antes de las {{hora_salida}} Por favor, cierre las ventanas y deje la puerta con llave al salir.\n\nGracias por hospedarse en {{casa}}.\n\n{{propietario}}',
  },
} as const
