import type { pricingTexts as english } from '../en/pricing.ts'

export const pricingTexts: Record<keyof typeof english, string> = {
  'price.nights_one': '{{count}} noche a {{each}}',
  'price.nights_other': '{{count}} noches a {{each}}',
  'price.stay_discount': 'Por {{count}} noches o más',
  'price.cleaning': 'Limpieza',
  'price.pets_one': 'Tarifa de mascotas, {{count}} mascota',
  'price.pets_other': 'Tarifa de mascotas, {{count}} mascotas',
  'price.housekeeping': 'Servicio de casa',
  'price.taxes': 'Impuestos, por autoridad',
  'price.tax_fl_state': 'Estado de Florida',
  'price.tax_md_surtax': 'Sobretasa de Miami-Dade',
  'price.tax_md_cdt': 'Desarrollo de convenciones',
  'price.tax_md_tdt': 'Desarrollo turístico',
  'price.tax_md_psfft': 'Instalaciones deportivas',
  'price.tax_mb_resort': 'Impuesto turístico de Miami Beach',
  'price.tax_bh_resort': 'Impuesto turístico de Bal Harbour',
  'price.tax_sf_resort': 'Impuesto turístico de Surfside',
  'price.total': 'Total',
}
