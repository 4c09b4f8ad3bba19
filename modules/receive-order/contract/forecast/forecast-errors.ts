import { errors } from '#platform/contract/errors.ts'

/** Refusals of forecasts and targets (decisions.md "Factory rules", 内示). */
export const forecastErrors = errors({
  BIZ_FORECAST_CUSTOMER: {
    ja: '得意先「{code}」は登録されていないか、廃止されています。',
    en: 'Customer "{code}" is not registered, or has been discontinued.',
    zh: '客户“{code}”未登记或已作废。',
  },
  BIZ_FORECAST_ITEM: {
    ja: '品目「{code}」は登録されていないか、廃止されています。',
    en: 'Item "{code}" is not registered, or has been discontinued.',
    zh: '物料“{code}”未登记或已作废。',
  },
  BIZ_FORECAST_DESTINATION: {
    ja: '納入先「{code}」はこの得意先に登録されていません。',
    en: 'Destination "{code}" is not registered for this customer.',
    zh: '送货地址“{code}”未在该客户下登记。',
  },
  BIZ_FORECAST_PERIOD: {
    ja: '{date}は{month}の内示期間ではありません。',
    en: '{date} is no forecast period of {month}.',
    zh: '{date}不是{month}的预测期间。',
  },
  BIZ_FORECAST_TWICE: {
    ja: '同じ品目・納入先・期間の内示が2回あります。（{code}、{date}）',
    en: 'The same item, destination and period stands there twice ({code}, {date}).',
    zh: '同一物料、送货地址和期间的预测重复。（{code}，{date}）',
  },
  BIZ_FORECAST_KIND: {
    ja: '1つの得意先・月の内示は、日・週・月のどれか1つの期間区分にしてください。',
    en: 'The forecast of a customer and month is either by day, by week or by month.',
    zh: '同一客户、同一月份的预测请统一使用日、周、月其中一种期间。',
  },
  BIZ_FORECAST_OLDER: {
    ja: '発行日{date}の内示は、取込済みの{month}の内示（発行日{before}）より古いため、取り込めません。',
    en: 'A forecast issued on {date} is older than the one of {month} that has been imported (issued on {before}).',
    zh: '发布日{date}的预示早于已导入的{month}预示（发布日{before}），无法导入。',
  },
  BIZ_FORECAST_FIRM_BACK: {
    ja: '確定の受信日は{date}より前に戻せません。',
    en: 'Firm data are in up to {date} already; an earlier day cannot be entered.',
    zh: '确定数据的接收日不能早于{date}。',
  },
})

/** Whoever is asked for and is not there, at the field in which it was typed. */
export const unknownCustomer = ({
  customer_cd,
  branch_no,
}: {
  readonly customer_cd: string
  readonly branch_no: string
}) => forecastErrors.BIZ_FORECAST_CUSTOMER.with({ code: `${customer_cd} ${branch_no}` }).at('customer_cd')
