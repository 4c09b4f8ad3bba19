import { errors } from '#platform/contract/errors.ts'
import { date, phone, postalCode } from '#platform/contract/field-kinds.ts'
import { code, integer, kana, name, text } from '#platform/contract/fields.ts'
import { master } from '#platform/contract/master.ts'
import { refuseField } from '#platform/contract/validation.ts'

export const factoryErrors = errors({
  MST_TIME_OF_DAY: {
    ja: '時刻は 00:00〜23:59 の形で入力してください。',
    en: 'Enter a time of day from 00:00 to 23:59.',
    zh: '时间请按 00:00～23:59 的格式输入。',
  },
  MST_FROZEN_BEYOND: {
    ja: '凍結期間は計画期間以内にしてください。',
    en: 'The frozen days must lie within the horizon.',
    zh: '冻结期间不得超过计划期间。',
  },
  BIZ_LAST_FACTORY: {
    ja: '使用中の工場が1つもなくなるため、「{name}」は停止・廃止できません。',
    en: '"{name}" cannot be stopped or discontinued: it is the last factory in use.',
    zh: '“{name}”是最后一个使用中的工厂，不能停用或作废。',
  },
})

/** 工場. Everything that stands or happens somewhere carries its code. */
export const factoryMaster = master({
  name: 'factory',
  title: { ja: '工場マスタ', en: 'Factories', zh: '工厂' },
  area: 'master',
  path: '/masterMaint/master/factory',
  icon: 'factory',
  key: ['factory_cd'],
  nameField: 'factory_nm',
  fields: {
    factory_cd: code({ ja: '工場コード', en: 'Factory code', zh: '工厂代码' }, 10),
    factory_nm: name({ ja: '工場名', en: 'Factory name', zh: '工厂名称' }),
    kana: kana({ ja: 'フリガナ', en: 'Reading', zh: '读音' }),
    postal_cd: postalCode({ ja: '郵便番号', en: 'Postal code', zh: '邮政编码' }),
    address: text({ ja: '住所', en: 'Address', zh: '地址' }, 200, { width: 40 }),
    phone: phone({ ja: '電話番号', en: 'Phone', zh: '电话' }),
    time_zone: text({ ja: 'タイムゾーン', en: 'Time zone', zh: '时区' }, 40, {
      required: true,
      width: 16,
      initial: 'Asia/Tokyo',
    }),
    start_dt: date(
      { ja: '稼働開始日', en: 'Stock kept from', zh: '启用日期' },
      {
        required: false,
        hint: {
          ja: 'この日の月より前の日付では受払を登録できません（空白：前年の1月より前）',
          en: 'Nothing is posted before the month of this day (blank: before January of last year)',
          zh: '早于该日所在月份的日期不能登记收发（空白：早于上一年1月）',
        },
      },
    ),
    day_change: text({ ja: '日付変更時刻', en: 'Change of day', zh: '换日时间' }, 5, {
      width: 8,
      initial: '00:00',
      hint: {
        ja: '業務日付が翌日になる時刻（夜勤明けは 05:00 など）',
        en: 'When the business date moves on (05:00 after a night shift)',
        zh: '业务日期进入次日的时间（夜班结束时如05:00）',
      },
    }),
    horizon_days: integer({ ja: '計画期間（日）', en: 'Horizon (days)', zh: '计划期间（天）' }, 1, 730, {
      initial: '90',
    }),
    frozen_days: integer({ ja: '凍結期間（日）', en: 'Frozen (days)', zh: '冻结期间（天）' }, 0, 99, {
      initial: '0',
      hint: {
        ja: '業務日付からこの日数の間、計画は変わりません',
        en: 'For so many days from the business date the plan stays as it is',
        zh: '自业务日期起的天数内计划不变',
      },
    }),
    advice_days: integer(
      { ja: '納期変更の許容（日）', en: 'Moves ignored (days)', zh: '交期变更容许（天）' },
      0,
      99,
      {
        initial: '2',
        hint: {
          ja: '納期のずれがこの日数以内の注文残には、変更を勧めません',
          en: 'Open orders that are off by no more than this are left alone',
          zh: '交期偏差不超过此天数的未交订单，不建议变更',
        },
      },
    ),
    expedite_days: integer(
      { ja: '前倒しを勧める期間（日）', en: 'Expedite within (days)', zh: '建议提前的期间（天）' },
      0,
      365,
      {
        initial: '30',
        hint: {
          ja: '不足がこの日数以内に入荷する注文残で補えるときは、新しく手配せず前倒しを勧めます',
          en: 'A shortage is met by pulling in an order that comes within so many days, rather than by a new one',
          zh: '短缺可由此天数内到货的未交订单补足时，建议提前而不新下单',
        },
      },
    ),
  },
  groups: [
    {
      title: { ja: '計画', en: 'Planning', zh: '计划' },
      fields: ['horizon_days', 'frozen_days', 'advice_days', 'expedite_days'],
    },
  ],
  columns: ['factory_cd', 'factory_nm', 'address', 'phone', 'time_zone'],
  search: ['factory_cd', 'factory_nm'],
  sort: 'factory_cd',
  rules: (values, issues) => {
    if (!isTimeZone(values.time_zone))
      issues.addIssue({ code: 'custom', path: ['time_zone'], message: 'V_INVALID' })
    if (values.frozen_days > values.horizon_days)
      refuseField(issues, 'frozen_days', factoryErrors.MST_FROZEN_BEYOND)
    if (values.day_change && !/^([01]\d|2[0-3]):[0-5]\d$/.test(values.day_change))
      refuseField(issues, 'day_change', factoryErrors.MST_TIME_OF_DAY)
  },
})

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
