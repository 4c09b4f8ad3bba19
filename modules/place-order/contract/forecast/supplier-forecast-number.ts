/** The series of printed numbers of what suppliers are told ahead. */
export const supplierForecastNumber = {
  kind: 'SUPPLIER_FORECAST',
  name: { ja: '内示書', en: 'Supplier forecast', zh: '预告书' },
} as const
