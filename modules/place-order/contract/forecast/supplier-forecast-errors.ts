import { errors } from '#platform/contract/errors.ts'

/** Refusals of what suppliers are told ahead. */
export const supplierForecastErrors = errors({
  BIZ_SUPPLIER_FORECAST_SAME: {
    ja: '前回の内示書から変更がないため、新しい版は作成しませんでした。',
    en: 'Nothing has changed since the last forecasts, so no new version was made.',
    zh: '与上次预告书相比没有变化，未生成新版本。',
  },
})
