import { errors } from '#platform/contract/errors.ts'
import { matchedCellErrors } from '#platform/contract/matching/cell-errors.ts'

/** What is wrong with the cells of a customer's file (specification, 30001–30022 and 31001–31008: the meanings, see docs/receive-order.md). */
export const importCellErrors = {
  ...matchedCellErrors,
  ...errors({
    BIZ_IMPORT_CALENDAR: {
      ja: '工場「{code}」のカレンダーがマスタに登録されていないため、出荷日を求められません。',
      en: 'Factory "{code}" has no calendar in the master, so the shipping date cannot be worked out.',
      zh: '工厂“{code}”的日历未在主数据中登记，无法求出出货日期。',
    },
    BIZ_IMPORT_NO_ORDER: {
      ja: '変更・取消の対象となる受注がありません。（{code}-{item}）',
      en: 'There is no order to change or cancel ({code}-{item}).',
      zh: '没有可变更或取消的订单。（{code}-{item}）',
    },
  }),
}

/** What stands against an import as a whole (specification, 30092–30100: the meanings). */
export const importErrors = errors({
  IMP_RUNNING: {
    ja: '取込中です。しばらくお待ちください。',
    en: 'Importing. Please wait.',
    zh: '正在导入，请稍候。',
  },
  IMP_IMPORTED: {
    ja: 'このファイルは取込済みです。',
    en: 'This file has been imported already.',
    zh: '该文件已导入。',
  },
  IMP_NOT_RUNNING: {
    ja: '取込中のファイルだけを未取込に戻せます。',
    en: 'Only a file that is being imported can be reset.',
    zh: '只有导入中的文件可以恢复为未导入。',
  },
  IMP_WITHDRAWN: {
    ja: 'このファイルは取下げ済みです。',
    en: 'This file has been withdrawn.',
    zh: '该文件已撤回。',
  },
  IMP_NOT_IMPORTED: {
    ja: '取込済みのファイルだけを取り下げられます。',
    en: 'Only a file that has been imported can be withdrawn.',
    zh: '只有已导入的文件可以撤回。',
  },
  IMP_CHANGED_ORDERS: {
    ja: '登録済みの受注を変更・取消した行があるため、取り下げられません。（受注番号：{orders}）先にその受注を直してください。',
    en: 'The file changed or cancelled orders that stood before it, so it cannot be withdrawn (order no.: {orders}). Correct those orders instead.',
    zh: '文件中含有变更或取消已有销售订单的行，无法撤回。（销售订单号：{orders}）请直接更正这些订单。',
  },
  IMP_FORECASTS_FOLLOWED: {
    ja: '取込後に新しい版が登録されたか、数量が変更された内示があるため、取り下げられません。（{months}）',
    en: 'Forecasts of the file have been changed or followed by a newer version since, so it cannot be withdrawn ({months}).',
    zh: '导入后已有预示登记了新版本或更改了数量，无法撤回。（{months}）',
  },
  IMP_ORDERS_IN_USE: {
    ja: '取込後に変更・引当・出荷指示などが行われた受注があるため、取り下げられません。（受注番号：{orders}）',
    en: 'Orders of the file have been changed, allocated or instructed since, so it cannot be withdrawn (order no.: {orders}).',
    zh: '导入后部分销售订单已被变更、预留或指示出货，无法撤回。（销售订单号：{orders}）',
  },
})

/** So many are named; whoever looks at the first ones knows what the others are. */
const mostNamed = 5

export const namedFew = (names: readonly string[]): string =>
  names.slice(0, mostNamed).join('・') + (names.length > mostNamed ? ' …' : '')
