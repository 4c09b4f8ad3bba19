import { list } from '#platform/contract/list-screen.ts'

const figure = { kind: 'decimal', width: 10 } as const

/** 仕入先内示: what suppliers have been told of the months ahead, each version with what is different from the one before. */
export const supplierForecastList = list({
  name: 'supplierForecast',
  title: { ja: '仕入先内示', en: 'Supplier forecasts', zh: '供应商预告' },
  area: 'placeorder',
  path: '/placeOrder/supplierForecast',
  icon: 'calendar',
  key: ['forecast_no', 'item_cd'],
  columns: {
    forecast_no: {
      ...{ kind: 'code', width: 12 },
      label: { ja: '内示番号', en: 'Forecast no.', zh: '预告号' },
    },
    base_month: {
      kind: 'text',
      months: true,
      width: 8,
      label: { ja: '基準月', en: 'Base month', zh: '基准月' },
    },
    version_no: { kind: 'integer', width: 5, label: { ja: '版', en: 'Version', zh: '版本' } },
    latest_flg: { kind: 'flag', width: 6, label: { ja: '最新版', en: 'Latest', zh: '最新版' } },
    supplier_cd: {
      ...{ kind: 'code', width: 10, named: 'supplier_nm' },
      label: { ja: '仕入先', en: 'Supplier', zh: '供应商' },
    },
    branch_no: { kind: 'code', width: 4, label: { ja: '枝番', en: 'Branch no.', zh: '分支编号' } },
    item_cd: {
      ...{ kind: 'code', width: 12, named: 'item_nm' },
      label: { ja: '品目', en: 'Item', zh: '物料' },
    },
    unit_nm: { kind: 'text', width: 5, label: { ja: '単位', en: 'Unit', zh: '单位' } },
    qty1: { ...figure, label: { ja: 'N+1月', en: 'N+1', zh: 'N+1月' } },
    change1: { ...figure, label: { ja: 'N+1月増減', en: 'Change N+1', zh: 'N+1月增减' } },
    qty2: { ...figure, label: { ja: 'N+2月', en: 'N+2', zh: 'N+2月' } },
    change2: { ...figure, label: { ja: 'N+2月増減', en: 'Change N+2', zh: 'N+2月增减' } },
    qty3: { ...figure, label: { ja: 'N+3月', en: 'N+3', zh: 'N+3月' } },
    change3: { ...figure, label: { ja: 'N+3月増減', en: 'Change N+3', zh: 'N+3月增减' } },
    create_dt: { kind: 'moment', width: 16, label: { ja: '作成日時', en: 'Made at', zh: '生成时间' } },
    create_user: { kind: 'code', width: 10, label: { ja: '作成者', en: 'Made by', zh: '生成人' } },
  },
  shown: [
    ...(['forecast_no', 'base_month', 'version_no', 'supplier_cd', 'item_cd', 'unit_nm'] as const),
    ...(['qty1', 'change1', 'qty2', 'change2', 'qty3', 'change3', 'create_dt'] as const),
  ],
  search: ['base_month', 'supplier_cd', 'item_cd', 'latest_flg'],
  initial: { latest_flg: '1' },
  sort: 'supplier_cd',
})
