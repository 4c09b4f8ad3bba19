import { texts } from '#platform/contract/text.ts'

export const forecastTexts = texts({
  before: { ja: '旧版', en: 'Older version', zh: '旧版本' },
  now: { ja: '新版', en: 'Newer version', zh: '新版本' },
  change: { ja: '増減', en: 'Change', zh: '增减' },
  destination: { ja: '納入先', en: 'Destination', zh: '送货地址' },
  period: { ja: '期間', en: 'Period', zh: '期间' },
  consumed: { ja: '消込', en: 'Consumed', zh: '消减' },
  open: { ja: '内示残', en: 'Open', zh: '预测余量' },
  expired: { ja: '失効', en: 'Expired', zh: '失效' },
  versionOption: {
    ja: '第{no}版 {date} {source}',
    en: 'Version {no}, {date}, {source}',
    zh: '第{no}版 {date} {source}',
  },
  versionWithdrawn: {
    ja: '第{no}版 {date} {source}（取下げ済）',
    en: 'Version {no}, {date}, {source} (withdrawn)',
    zh: '第{no}版 {date} {source}（已撤回）',
  },
  withdrawn: {
    ja: '第{no}版は取下げ済　理由：{reason}',
    en: 'Version {no} was withdrawn: {reason}',
    zh: '第{no}版已撤回　原因：{reason}',
  },
  firmTo: { ja: '確定受信 {date}まで', en: 'Firm up to {date}', zh: '确定数据至{date}' },
  edit: { ja: '月間計画', en: 'Monthly plan', zh: '月度计划' },
  csvOut: { ja: 'CSV出力', en: 'Export CSV', zh: '导出CSV' },
  csvTitle: { ja: '内示', en: 'Forecast', zh: '预测' },
  firmReceived: { ja: '確定受信', en: 'Firm data are in', zh: '确定数据已接收' },
  firmTitle: {
    ja: '得意先 {code} の確定受信',
    en: 'Firm data of customer {code}',
    zh: '客户{code}的确定数据',
  },
  firmBody: {
    ja: '入力した日までの確定受注がそろったことを記録します。その日までの期間で消し込まれていない内示は失効し、計画の対象から外れます。日付は前に戻せません。',
    en: 'All firm orders up to this day are in. What orders have not consumed of the forecast of periods up to it expires, and is not planned for any more. The day cannot be set back.',
    zh: '记录截至该日的确定订单已全部接收。截至该日的期间内未被消减的预测将失效，不再纳入计划。日期不能往前改。',
  },
  firmDay: { ja: '確定の最終日', en: 'Last firm day', zh: '确定截止日' },
  expiring: {
    ja: '失効する内示：{items}品目 {periods}件 {qty}',
    en: 'Expires: {periods|# period|# periods} of {items|# item|# items}, {qty} in all',
    zh: '将失效的预示：{items}种物料 {periods}件 {qty}',
  },
  nothingExpires: { ja: '失効する内示はありません。', en: 'Nothing expires.', zh: '没有将失效的预示。' },
  firmDone: {
    ja: '確定受信を登録しました。（失効 {count}件）',
    en: 'Recorded. Forecasts expired: {count}',
    zh: '已登记。（失效{count}件）',
  },
  none: {
    ja: 'この月の内示と受注はありません。月間計画で入力するか、CSVを取り込んでください。',
    en: 'Nothing is announced or ordered for this month. Type it in the monthly plan, or import a CSV.',
    zh: '本月没有预测和订单。请在月度计划中录入，或导入CSV。',
  },
  changedOnly: { ja: '変更のみ', en: 'Changed only', zh: '仅显示变更' },
  expiredOnly: { ja: '失効のみ', en: 'Expired only', zh: '仅显示失效' },
})
